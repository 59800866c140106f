/** What reads and judges medicines. Large, so it is loaded with the first prescription that is written. */
export { knownMedicines } from '#domain/medicine-list.ts';
export { readMedicineLine } from '#domain/prescribing/read-medicine-line.ts';
export { safetyNotices } from '#domain/prescribing/safety-notices.ts';
export { telemedicineFindings } from '#domain/prescribing/telemedicine-findings.ts';
