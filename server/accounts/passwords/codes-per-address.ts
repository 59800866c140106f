/**
 * Per address: enough for a clinic that helps its patients, little for somebody with a list of phone numbers
 * (docs/product.md#limits).
 */
export const codesPerAddress = {
  codes: { max: 30, seconds: 3600 },
  guesses: { max: 60, seconds: 3600 },
} as const;
