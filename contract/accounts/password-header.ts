/**
 * Carries the caller's password, percent-encoded, for calls that require it at a shared computer. A header
 * works for every kind of request and stays out of URLs and stored files.
 */
export const passwordHeader = 'x-password';
