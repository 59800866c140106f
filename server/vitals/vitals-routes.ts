import { patientVitals, recordVitals } from '#contract/vitals.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { findVitals } from './find-vitals.ts';
import { insertVitals } from './vitals-queries.ts';

export function vitalsRoutes(mount: Mount, deps: Deps): void {
  mount(patientVitals, ({ caller }) => findVitals(deps, caller.id));

  mount(recordVitals, async ({ input: { body }, caller, locale }) => {
    const now = new Date(deps.clock.now());
    const { systolic, diastolic, heartRate, bloodSugar, weight, temperature } = body;
    await insertVitals(
      deps.database.pool,
      caller.id,
      now,
      systolic,
      diastolic,
      heartRate,
      bloodSugar,
      weight,
      temperature,
    );
    return { message: m.answer_vitals_saved({}, { locale }) };
  });
}
