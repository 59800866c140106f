/** Sign-ups per address, generous for a clinic behind one address (docs/product.md#limits). */
export const signUpLimit = { max: 60, timeWindow: '1 minute' } as const;
