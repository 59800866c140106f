export const consentDocuments = ['privacy', 'terms'] as const;
export type ConsentDocument = (typeof consentDocuments)[number];

/** The date of the current privacy notice and terms; change it when their meaning changes. */
export const consentVersion = '2026-11-28';

/** Includes the previous version, because a form that was opened before an update still sends it. */
export const consentVersions: readonly string[] = [consentVersion, '2026-11-23'];
