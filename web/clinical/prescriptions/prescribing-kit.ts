/** What reads and judges medicines. Large, so it is loaded with the first prescription that is written. */
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { parseMedicineLines } from '#domain/clinical/prescribing/read-medicine-line.ts';
import { findSafetyNotices } from '#domain/clinical/prescribing/safety-notices.ts';
import { findTelemedicineFindings } from '#domain/clinical/prescribing/telemedicine-findings.ts';

export const prescribingKit = {
  knownMedicines,
  readMedicineLines: parseMedicineLines,
  safetyNotices: findSafetyNotices,
  telemedicineFindings: findTelemedicineFindings,
};
