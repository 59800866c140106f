/** What reads and judges medicines. Large, so it is loaded with the first prescription that is written. */
import { knownMedicines } from '#domain/medicine-list.ts';
import { readMedicineLines } from '#domain/prescribing/read-medicine-line.ts';
import { safetyNotices } from '#domain/prescribing/safety-notices.ts';
import { telemedicineFindings } from '#domain/prescribing/telemedicine-findings.ts';

export const prescribingKit = { knownMedicines, readMedicineLines, safetyNotices, telemedicineFindings };
