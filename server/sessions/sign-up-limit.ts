/** Registrations per address: generous for a clinic behind one address (decisions §10). */
export const signUpLimit = { max: 60, timeWindow: '1 minute' } as const;
