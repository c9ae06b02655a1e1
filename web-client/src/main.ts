import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { after_load } from './app/after_load';
import { load_fallback } from './app/fonts';
import { language } from './i18n/index.svelte';
import { register_worker } from './offline/register';

await language.start();
mount(App, { target: document.getElementById('app')! });
after_load(() => void load_fallback());
after_load(register_worker);
