// Medallions of the heroes: icon, light hue, deep hue.
export type Medallion = readonly [icon: string, light: string, deep: string];

export const HERO_ART: Record<string, Medallion> = {
  death_knight: ['cloaked-figure-on-horseback', '#8fb4c9', '#1d3a4c'],
  skeleton_king: ['crowned-skull', '#a9d6a0', '#1f4a33'],
  bristleback: ['porcupine', '#e0a86a', '#5a3216'],
  huskar: ['tribal-mask', '#ff9c5c', '#6b2413'],
  omniknight: ['visored-helm', '#f3d98c', '#5c4716'],
  axe: ['battle-axe', '#ff7d6b', '#6a1717'],
  guardian_knight: ['bordered-shield', '#d9c9a8', '#4a3c28'],
  lina: ['fire-silhouette', '#ffab5e', '#7a2412'],
  necrolyte: ['skull-staff', '#b4dd7d', '#2c4a1c'],
  jakiro: ['double-dragon', '#9fc4ff', '#2a3e74'],
  crystal_maiden: ['snowflake-2', '#b5e6ff', '#1e4d72'],
  lich: ['dread-skull', '#9ad4f0', '#1c3a66'],
  dazzle: ['ceremonial-mask', '#e6a6ea', '#54245f'],
  ogre_magi: ['ogre', '#8fc7e8', '#23456a'],
  keeper_of_the_light: ['wizard-face', '#fff0b8', '#5f5330'],
  goblin_techies: ['goblin-head', '#c3dd6a', '#46501a'],
  elf_lily: ['fairy', '#f6b7d2', '#5f2848'],
  medusa: ['medusa-head', '#9fe0b2', '#1d5142'],
  razor: ['lightning-mask', '#8fd0ff', '#1f3d7c'],
  juggernaut: ['samurai-helmet', '#ffc27a', '#6b3a14'],
  vengeful_spirit: ['harpy', '#b7b4ff', '#33307a'],
  bloodseeker: ['bleeding-eye', '#ff8a80', '#66141c'],
  troll_warlord: ['troll', '#f0b45f', '#5c3310'],
  dwarven_sniper: ['dwarf-face', '#e3bf8c', '#51361a'],
  nerubian_assassin: ['scarab-beetle', '#a5a9e8', '#2b2d66'],
  anti_mage: ['bat-leth', '#c7a3ff', '#3e2277'],
  chen_yunsheng: ['monk-face', '#e8d7a6', '#4d4424'],
};

// A hero that has no medallion of its own yet wears the sign of its attribute.
export const ATTRIBUTE_ART: Record<string, Medallion> = {
  strength: ['fist', '#f08f70', '#4a1a0c'],
  agility: ['feather', '#b7d86c', '#2a380c'],
  intelligence: ['crystal-ball', '#8fc0ff', '#132c52'],
};

// Signs of the skills, by their id.
export const SKILL_ICON: Record<string, string> = {
  death_coil: 'death-zone', frostmourne: 'frozen-orb', reincarnation: 'raise-skeleton', vampiric_aura: 'vampire-dracula',
  warpath: 'enrage', bristled_back: 'quill', sacrifice: 'heart-drop', burning_spear: 'flaming-trident',
  purification: 'healing', battle_hunger: 'bull-horns', counter_helix: 'whirlwind', guard: 'shield-echoes',
  faith: 'prayer', fatherly_love: 'hand-bag', fiery_soul: 'burning-passion', laguna_blade: 'thunder-blade',
  heartstopper_aura: 'skull-staff', sadist: 'evil-book', ice_path: 'ice-spear', liquid_fire: 'fire-breath',
  frostbite: 'snowflake-2', brilliance_aura: 'beams-aura', dark_ritual: 'cauldron', frost_armor: 'ice-shield',
  shallow_grave: 'tombstone', shadow_wave: 'wave-strike', multicast: 'abstract-050', illuminate: 'sun-radiations',
  chakra_magic: 'lotus', grace: 'angel-wings', remote_mines: 'unlit-bomb', detonate: 'bright-explosion',
  suicide: 'mine-explosion', healing_art: 'healing', dispel_sprite: 'fairy', magic_control: 'magic-palm',
  mystic_snake: 'snake', mana_shield: 'bubble-field', plasma_field: 'lightning-dome', unstable_current: 'electric',
  omnislash: 'spinning-blades', blade_dance: 'sword-brandish', nether_swap: 'body-swapping', wave_of_terror: 'screaming',
  bloodrage: 'bleeding-heart', thirst: 'drop', blood_bath: 'bloody-sword', battle_trance: 'meditation',
  fervor: 'fluffy-flame', headshot: 'headshot', take_aim: 'on-sight', mana_burn: 'burning-eye', mana_break: 'broken-bottle',
  blink: 'teleport', ordeal: 'scales', special_body: 'meditation',
};
