/**
 * A header by which a page says that nobody has touched it for minutes: what it asks by itself does not count
 * as use of the session (docs/product.md#sessions).
 */
export const unattendedHeader = 'x-unattended';
