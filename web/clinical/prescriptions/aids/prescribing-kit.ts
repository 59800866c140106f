/** Parses and checks medicines. Large, so it loads with the first prescription. */
import { knownMedicines } from '#domain/clinical/medicine-list.ts';
import { parseMedicineLines } from '#domain/clinical/prescribing/parse-medicine-line.ts';
import { findSafetyNotices } from '#domain/clinical/prescription-rules/safety-notices.ts';
import { findTelemedicineFindings } from '#domain/clinical/prescription-rules/telemedicine-findings.ts';

export const prescribingKit = {
  knownMedicines,
  parseMedicineLines,
  findSafetyNotices,
  findTelemedicineFindings,
};
