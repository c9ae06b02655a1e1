// The first import of the page: its words are on their way while the rest of it is evaluated.
import { language } from './index.svelte';

export const words = language.start();
