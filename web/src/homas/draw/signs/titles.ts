/** What a line across the road is called on signs: its own name, else what kind of climb it is. */
import type { HomasMark } from '@/net/protocol';
import { t } from '@/words/index.svelte';

export const titleOf = ({ title, kind }: HomasMark): string => title || (kind ? t('homas-mark-name', { kind }) : '');
