// Every test may read in every language.
import { langs, load_texts } from '../../src/i18n/keys';
import { language } from '../../src/i18n/index.svelte';

await Promise.all(langs.map(load_texts));
await language.start();
