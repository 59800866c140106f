// Does not use the contract: everything that web/ui imports is in its one bundle, which pages without forms
// load too.
const year = /^(19|20|21)\d\d$/;

/** False for a birth in the future; `today` is `YYYY-MM-DD`. */
export const isPastBirth = (birth: string, today: string) => birth <= today;

/** Converts the value of `DatePartsField`, `YYYY-MM-DD` or `YYYY`, into the fields of a request. */
export const toBirthFields = (birth: string): { dateOfBirth: string } | { birthYear: number } =>
  year.test(birth) ? { birthYear: Number(birth) } : { dateOfBirth: birth };
