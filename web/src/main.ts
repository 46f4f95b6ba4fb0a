import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './frame/App.svelte';
import { keepPages } from './frame/offline/keep';
import { speak, usualLanguage } from './words/index.svelte';

await speak(usualLanguage());
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) void keepPages();
