/** What still has to be sent in the session that ends. */
export const beforeLogOut = new Set<() => Promise<unknown>>();
