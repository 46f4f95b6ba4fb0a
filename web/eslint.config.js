import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  ...svelte.configs['flat/prettier'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler finds what is unused; a leading underscore says that it is meant to be.
      '@typescript-eslint/no-unused-vars': 'off',
      // `{' '}` is the one way to keep a space where a line ends.
      'svelte/no-useless-mustaches': 'off',
      // Sets and maps are built, read and thrown away here; the two that change are no part of what is shown.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
