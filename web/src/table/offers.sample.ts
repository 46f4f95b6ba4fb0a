/** The server's offers for tests of the pages. */
import text from './offers.sample.json?raw';
import { offers } from './offers.svelte';

offers.take(JSON.parse(text));
