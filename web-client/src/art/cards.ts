// Signs and hues of the card faces, by the id of the card type; the same id in another set looks the same.
export const CARD_ICON: Record<string, string> = {
  normal_attack: 'broadsword', chaos_attack: 'sword-spin', flame_attack: 'flaming-arrow', dodge: 'dodging',
  healing_salve: 'health-potion', fanaticism: 'enrage', misdirection: 'duality-mask', chakra: 'lotus',
  wild_axes: 'crossed-axes', dispel: 'magic-swirl', disarm: 'drop-weapon', lunar_arrow: 'energy-arrow',
  energy_transfer: 'rolling-energy', greed: 'snatch', siren_song: 'mermaid', gods_strength: 'muscle-up',
  viper_strike: 'snake-tongue', time_stop: 'time-trap', sunder: 'transfuse', laguna_blade: 'thunder-blade',
  eye_of_skadi: 'ice-iris', claws_of_attack: 'claw-slashes', sacred_relic: 'winged-sword', demon_edge: 'croc-sword',
  diffusal_blade: 'sparkling-sabre', lothars_edge: 'cloak-dagger', desolator: 'dripping-blade',
  sange_and_yasha: 'dervish-swords', plunder_axe: 'battered-axe', mystic_staff: 'crescent-staff', eaglehorn: 'high-shot',
  quelling_blade: 'hatchet', phyllis_ring: 'power-ring', blade_mail: 'spiked-armor', boots_of_speed: 'wingfoot',
  planeswalkers_cloak: 'cape', talisman_of_evasion: 'gem-pendant', borrowed_time: 'backward-time', soul_ring: 'skull-ring',
  kobold_foreman: 'goblin', gnoll_assassin: 'hyena-head', forest_troll_priest: 'totem-head',
  black_dragon: 'spiked-dragon-head', dark_troll_warlord: 'brute', thunder_lizard: 'salamander',
  satyr_trickster: 'devil-mask', enraged_wildkin: 'owl', assassinate: 'crosshair-arrow', urn_of_shadows: 'soul-vessel',
  time_lapse: 'clockwork', linkens_sphere: 'double-ringed-orb',
};

export type Hues = readonly [light: string, deep: string];

export const CARD_HUES: Record<string, Hues> = {
  normal_attack: ['#f0a48a', '#571c18'], chaos_attack: ['#d79bf0', '#3f1b58'], flame_attack: ['#ffb25e', '#6e230c'],
  dodge: ['#a9e3ea', '#15454f'], healing_salve: ['#b9eb9c', '#1f4e2a'], fanaticism: ['#ff9a83', '#5b1522'],
  misdirection: ['#c9b6ff', '#2d2163'], chakra: ['#f0c3e8', '#4a1f59'], wild_axes: ['#c8dc8c', '#33431a'],
  dispel: ['#a9c9ff', '#1c3277'], disarm: ['#c3cbe2', '#2b3457'], lunar_arrow: ['#cfe0ff', '#263a78'],
  energy_transfer: ['#9fe6f2', '#16486b'], greed: ['#e5d08c', '#4a3a17'], siren_song: ['#92e3d6', '#124a5a'],
  gods_strength: ['#ffd58a', '#6a3a0c'], viper_strike: ['#c6ea7e', '#35500f'], time_stop: ['#ffe3a8', '#5a4213'],
  sunder: ['#ffa8b0', '#5c1430'], laguna_blade: ['#ffe9a0', '#6b3f06'], borrowed_time: ['#bfe6ff', '#1d3a66'],
  assassinate: ['#ffb08a', '#5b1c12'], time_lapse: ['#ffe0a0', '#57360e'],
};

export const KIND_HUES: Record<string, Hues> = {
  basic: ['#d9dee0', '#39444a'], magic: ['#b9c4ff', '#28306e'], ultimate: ['#ffd98f', '#653a0d'],
  weapon: ['#f3c49a', '#4f2d17'], armor: ['#a5e0da', '#174347'], monster: ['#cfe09a', '#36411c'],
};

export const KIND_ICON: Record<string, string> = {
  basic: 'crossed-swords', magic: 'magic-swirl', ultimate: 'crowned-explosion', weapon: 'broadsword', armor: 'shield',
  monster: 'beast-eye',
};

// The shape of the art window tells the kind without colour (200 x 280 units).
export const KIND_WINDOW: Record<string, string> = {
  basic: 'M16 34Q16 16 34 16H166Q184 16 184 34V154H16Z',
  magic: 'M16 154V84C16 50 64 38 100 11C136 38 184 50 184 84V154Z',
  ultimate: 'M16 154V48L34 19L64 39L100 9L136 39L166 19L184 48V154Z',
  weapon: 'M16 154V50L48 16H152L184 50V154Z',
  armor: 'M16 154V34Q62 32 100 11Q138 32 184 34V154Z',
  monster: 'M16 154V18L36 32L56 14L78 30L100 11L122 30L144 14L164 32L184 18V154Z',
};

export const KIND_PATTERN: Record<string, string> = {
  basic: 'bg-slash', magic: 'bg-rune', ultimate: 'bg-rays', weapon: 'bg-chevron', armor: 'bg-scale', monster: 'bg-fang',
};

export const FATE_ICON: Record<string, string> = {
  shadow_punisher: 'hooded-assassin', conqueror_of_holy_light: 'sun-radiations', spreading_plague: 'bleeding-wound',
  game_of_fate: 'scales', puppet_of_backfire: 'puppet', summoner_of_death: 'grim-reaper',
  paranoid_mathematician: 'abacus', roshan_possession: 'minotaur', desperate_counterattack: 'uprising',
};
