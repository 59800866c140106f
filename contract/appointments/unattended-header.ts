/** Marks a request that a page sent while the user was idle for minutes; it does not extend the session. */
export const unattendedHeader = 'x-unattended';
