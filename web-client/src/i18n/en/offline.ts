// English: the page that stands while the server cannot be reached. It is a page of its own, apart from all other texts.
export const en_offline = {
  title: 'The server cannot be reached',
  text: 'Either this device is offline, or the server restarts. A running match waits for you; nothing is lost.',
  no_network: 'This device has no network. The page comes back as soon as it has one.',
  now: 'Try now',
  next: 'Next try in {n} s',
  asking: 'Asking the server…',
} as const;
