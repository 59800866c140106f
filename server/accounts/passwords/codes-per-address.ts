/** Enough for a clinic that helps its patients, too little for an attacker with a list of phone numbers. */
export const codesPerAddress = {
  codes: { max: 30, seconds: 3600 },
  guesses: { max: 60, seconds: 3600 },
} as const;
