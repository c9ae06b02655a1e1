// Every game-icon that the client draws. tools/icons.ts bundles exactly these: those of the front page with the page, the
// others (most of the bytes) on their own.
import { CARD_ICON, FATE_ICON, KIND_ICON } from './cards.ts';
import { ATTRIBUTE_ART, HERO_ART, SKILL_ICON } from './heroes.ts';

// What the front page shows at once.
export const FRONT_ICONS = [
  'cancel', 'clockwise-rotation', 'crossed-swords', 'globe', 'graduate-cap', 'key', 'laurels', 'padlock', 'quill-ink',
  'scroll-unfurled', 'sound-off', 'sound-on', 'spell-book', 'stone-throne', 'unplugged',
] as const;

export const UI_ICONS = [
  ...FRONT_ICONS,
  'all-seeing-eye', 'bleeding-wound', 'body-swapping', 'card-discard', 'card-draw', 'card-exchange', 'card-pick',
  'card-play', 'chat-bubble', 'check-mark', 'convergence-target', 'crown', 'dagger-rose', 'death-skull', 'dodging', 'enrage',
  'exit-door', 'expand', 'film-projector', 'hamburger-menu', 'health-potion', 'hourglass', 'info', 'linked-rings', 'load',
  'magic-swirl', 'magnifying-glass', 'next-button', 'pause-button', 'pencil', 'perspective-dice-six-faces-random',
  'plain-arrow', 'play-button', 'previous-button', 'processor', 'round-shield', 'scales', 'settings-knobs', 'share',
  'shield-reflect', 'spectacles', 'suspicious', 'talk', 'three-friends', 'tombstone', 'trophy', 'uncertainty',
  'vintage-robot', 'wolf-trap',
] as const;

export const OTHER_ICONS: readonly string[] = [
  ...new Set<string>([
    ...UI_ICONS,
    ...Object.values(CARD_ICON),
    ...Object.values(FATE_ICON),
    ...Object.values(KIND_ICON),
    ...Object.values(SKILL_ICON),
    ...Object.values(HERO_ART).map((m) => m[0]),
    ...Object.values(ATTRIBUTE_ART).map((m) => m[0]),
  ]),
].filter((name) => !(FRONT_ICONS as readonly string[]).includes(name)).sort();
