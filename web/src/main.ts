import './style/tokens.css';
import './style/base.css';
import './games';
import { mount } from 'svelte';
import App from '@/App.svelte';
import { keepPages, keepSite } from '@/device/keep';
import { inWorker } from './net/inWorker';
import { site } from './net/site';
import { overHttp, reachBy } from './net/transport';
import { offers } from './table/offers.svelte';
import { speak, usualLanguage } from './words/index.svelte';

reachBy(site ? inWorker(site) : overHttp);
// Without a connection there is at least a page that says so, and tries again.
await Promise.all([speak(usualLanguage()), offers.load().catch(() => undefined)]);
mount(App, { target: document.getElementById('app')! });
if (import.meta.env.PROD) void (site ? keepSite() : keepPages());
