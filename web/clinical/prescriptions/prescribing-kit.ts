/** What reads and judges medicines. Large, so it is loaded with the first prescription that is written. */
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { readMedicineLines } from '#domain/clinical/prescribing/read-medicine-line.ts';
import { safetyNotices } from '#domain/clinical/prescribing/safety-notices.ts';
import { telemedicineFindings } from '#domain/clinical/prescribing/telemedicine-findings.ts';

export const prescribingKit = { knownMedicines, readMedicineLines, safetyNotices, telemedicineFindings };
