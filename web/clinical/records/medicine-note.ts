import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import { formatNumericDay } from '#web/ui/day-words.ts';

/** Until when a medicine is taken, as far as its prescription says. */
export function formatMedicineNote({ until, assumed }: ClinicalRecord['currentMedicines'][number]): string {
  if (until) return m.records_until({ day: formatNumericDay(until) });
  return assumed ? m.records_assumed() : m.records_goes_on();
}
