/** Sign-ups per address, generous for a clinic behind one address (docs/product.md#limits). */
export const signUpLimit = { max: 60, seconds: 60 } as const;
