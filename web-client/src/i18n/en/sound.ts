// English: sound.
export const en_sound = {
  'sound.title': 'Sound',
  'sound.turn_off': 'Sound off',
  'sound.turn_on': 'Sound on',
  'sound.off': 'Off',
  'sound.percent': '{n}%',
  'sound.about': 'In the background only what is asked of you is heard.',
  'sound.sheet': 'Language and sound',
} as const;
