import { words } from './i18n/first';
import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { after_load } from './app/after_load';
import { load_fallback } from './app/fonts';
import { needs_server, router } from './app/router.svelte';
import { session } from './app/session.svelte';
import { register_worker } from './offline/register';

// The server greets while the words come and the page is put together.
const started = needs_server(router.route);
if (started) session.start();
void words.then(() => {
  mount(App, { target: document.getElementById('app')!, props: { started } });
  after_load(() => void load_fallback());
  after_load(register_worker);
});
