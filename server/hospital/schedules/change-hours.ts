import type { Deps } from '#server/platform/deps.ts';
import type { StaffCaller } from '#server/platform/http/mount.ts';
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
export async function changeHours(
  deps: Deps,
  caller: StaffCaller,
  practiceId: number,
  change: RuleChange,
  address: string,
) {
  const practice = await requireChangeablePractice(deps, caller, practiceId);
  const changed = await changeSchedule(deps, practice.doctor_id, change, {
    practiceId: practice.id,
    note: (db) => logHoursChange(deps, db, caller, address, practice, { what: 'hours' }),
  });
  const rules = changed.rules.filter(({ practice_id }) => practice_id === practice.id);
  return presentChange({ ...changed, rules });
}
