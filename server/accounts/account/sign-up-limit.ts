/** Per address; generous, for a clinic behind one address. */
export const signUpLimit = { max: 60, seconds: 60 } as const;
