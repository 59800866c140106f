import type { z } from 'zod';
import type { vitalsForm } from '#contract/clinical/vitals.ts';
import type { Queryable } from '#db/statement.ts';
import type { Deps } from '#server/platform/deps.ts';
import { insertVitals } from './vitals-queries.ts';

/** Recorded by the patient, or by a nurse, who is identified by her membership. */
export async function recordVitals(
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  patientId: number,
  measured: z.output<typeof vitalsForm>,
  recordedBy: number | null,
): Promise<void> {
  await insertVitals(db, {
    patientId,
    measuredAt: new Date(clock.now()),
    recordedBy,
    ...measured,
    // `sugarWhen` only makes sense with a value.
    sugarWhen: measured.bloodSugar === null ? null : measured.sugarWhen,
  });
}
