// Every game-icon that the client draws. tools/icons.ts bundles exactly these: those of the interface with the page,
// those of cards, heroes and fates (most of the bytes) on their own.
import { CARD_ICON, FATE_ICON, KIND_ICON } from './cards.ts';
import { ATTRIBUTE_ART, HERO_ART, SKILL_ICON } from './heroes.ts';

export const UI_ICONS = [
  'all-seeing-eye', 'bleeding-wound', 'body-swapping', 'cancel', 'card-discard', 'card-draw', 'card-exchange', 'card-pick',
  'card-play', 'chat-bubble', 'check-mark', 'clockwise-rotation', 'convergence-target', 'crossed-swords', 'crown', 'dagger-rose',
  'death-skull', 'dodging', 'exit-door', 'expand', 'film-projector', 'globe', 'hamburger-menu', 'health-potion', 'hourglass',
  'info', 'key', 'laurels', 'load', 'magic-swirl', 'next-button', 'padlock', 'pencil', 'plain-arrow', 'previous-button',
  'pause-button', 'play-button', 'processor', 'quill-ink', 'round-shield', 'scales', 'scroll-unfurled', 'settings-knobs', 'share', 'sound-off', 'sound-on',
  'spectacles', 'stone-throne', 'talk', 'three-friends', 'tombstone', 'trophy', 'unplugged', 'vintage-robot', 'wolf-trap',
  'spell-book', 'graduate-cap', 'magnifying-glass', 'linked-rings', 'shield-reflect', 'enrage', 'suspicious', 'uncertainty', 'perspective-dice-six-faces-random',
] as const;

export const ART_ICONS: readonly string[] = [
  ...new Set<string>([
    ...Object.values(CARD_ICON),
    ...Object.values(FATE_ICON),
    ...Object.values(KIND_ICON),
    ...Object.values(SKILL_ICON),
    ...Object.values(HERO_ART).map((m) => m[0]),
    ...Object.values(ATTRIBUTE_ART).map((m) => m[0]),
  ]),
].filter((name) => !(UI_ICONS as readonly string[]).includes(name)).sort();
