// Addresses that lead nowhere but to the device itself: no use in a code that others scan.
export const only_here = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
