// The pages of players, which are loaded together.
export { default as LeadersPage } from './LeadersPage.svelte';
export { default as PlayerPage } from './PlayerPage.svelte';
