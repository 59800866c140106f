/**
 * Carries the caller's password, percent-encoded, for calls that ask for it at a shared desk. A header works
 * for every kind of request and stays out of URLs and stored files.
 */
export const passwordHeader = 'x-password';
