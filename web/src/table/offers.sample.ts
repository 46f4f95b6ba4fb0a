/** Tests of the pages know what the server offers, as pages do. */
import text from './offers.sample.json?raw';
import { offers } from './offers.svelte';

offers.take(JSON.parse(text));
