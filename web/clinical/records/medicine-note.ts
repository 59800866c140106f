import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import { numericDay } from '#web/ui/day-words.ts';

/** Until when a medicine is taken, as far as its prescription says. */
export function medicineNote({ until, assumed }: ClinicalRecord['currentMedicines'][number]): string {
  if (until) return m.records_until({ day: numericDay(until) });
  return assumed ? m.records_assumed() : m.records_goes_on();
}
