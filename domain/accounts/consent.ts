/** What somebody agrees to when they register. */
export const consentDocuments = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** The day of the present privacy notice and terms: a change of their meaning is a new day. */
export const consentVersion = '2026-11-28';

/** A form that was opened before an update shows, and sends, the former one. */
export const consentVersions: readonly string[] = [consentVersion, '2026-11-23'];
