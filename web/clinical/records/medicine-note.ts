import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import { formatNumericDay } from '#web/ui/format/format-day.ts';

/** The end of a medicine, as far as its prescription gives it. */
export function formatMedicineNote({ until, assumed }: ClinicalRecord['currentMedicines'][number]): string {
  if (until) return m.records_until({ day: formatNumericDay(until) });
  return assumed ? m.records_assumed() : m.records_goes_on();
}
