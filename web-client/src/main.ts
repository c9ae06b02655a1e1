import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { load_fallback } from './app/fonts';

mount(App, { target: document.getElementById('app')! });
void load_fallback();
