import type { Deps } from '#server/platform/deps.ts';
import type { StaffActor } from '#server/platform/http/actor.ts';
import { changeSchedule } from '#server/scheduling/schedules/change-schedule.ts';
import type { RuleForm } from '#server/scheduling/schedules/parse-rule.ts';
import { presentChange } from '#server/scheduling/schedules/schedule-presenter.ts';
import { logHoursChange } from './log-hours-change.ts';
import { requireChangeablePractice } from './require-desk-practice.ts';

/** A rule that is new (no id), changed, or ended (no form). */
interface RuleChange {
  readonly ruleId: number | null;
  readonly form: RuleForm | null;
}

/**
 * Changes a doctor's weekly hours at the caller's hospital, as the doctor would, and notifies the doctor.
 * Returns the rules at this hospital only. Refuses as `changeSchedule` and `requireChangeablePractice` do; a
 * rule of another place is `rule_not_found`.
 */
export async function changeHours(actor: StaffActor, deps: Deps, practiceId: number, change: RuleChange) {
  const practice = await requireChangeablePractice(actor, deps, practiceId);
  const changed = await changeSchedule({ id: practice.doctor_id }, deps, change, {
    practiceId: practice.id,
    note: (db) => logHoursChange(actor, deps, db, practice, { what: 'hours' }),
  });
  const rules = changed.rules.filter(({ practice_id }) => practice_id === practice.id);
  return presentChange({ ...changed, rules });
}
