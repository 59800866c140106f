// Without the contract: whatever web/ui imports is in the one file of web/ui, which pages without forms load too.
const year = /^(19|20|21)\d\d$/;

/** Whether it is not to come; `today` as `YYYY-MM-DD`. */
export const isPastBirth = (birth: string, today: string) => birth <= today;

/** A birth as `DatePartsField` makes it, `YYYY-MM-DD` or `YYYY`, as calls take it. */
export const toBirthFields = (birth: string): { dateOfBirth: string } | { birthYear: number } =>
  year.test(birth) ? { birthYear: Number(birth) } : { dateOfBirth: birth };
