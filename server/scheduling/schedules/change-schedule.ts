import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { scheduleAheadDays, type WeeklyRule } from '#domain/scheduling/weekly-schedule.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { type DoctorSchedule, findScheduleState } from './find-schedule-state.ts';
import type { HospitalEditor } from './hospital-editor.ts';
import { findOverlap, parseRule, type RuleForm } from './parse-rule.ts';
import { publishSchedule } from './publish-schedule.ts';
import { lockPublisher } from './published-schedule-queries.ts';
import { type Effects, findEffects } from './schedule-effects.ts';
import { endRule, insertRule, listRules, type RuleRow, updateRule } from './schedule-queries.ts';

/** For all practices of a doctor together. */
const maxRules = 60;

/** A new rule has no id; an ended one becomes null. */
interface Change {
  readonly ruleId: number | null;
  readonly form: RuleForm | null;
}

interface Prepared {
  readonly practiceId: number;
  readonly rule: WeeklyRule | null;
  readonly effects: Effects;
  readonly overlap: { readonly date: string; readonly other: RuleRow } | null;
}

/** `within` restricts the change to rules of one practice; null allows all of the doctor's. */
function prepareChange(
  state: DoctorSchedule,
  { ruleId, form }: Change,
  within: number | null,
  from: string,
  until: string,
): Prepared {
  const isOpen = (practiceId: number) => within === null || practiceId === within;
  const former = ruleId === null ? null : state.ruleRows.find(({ id }) => id === ruleId);
  if (former === undefined || (former && !isOpen(former.practice_id))) throw new Refusal('rule_not_found');
  const others = state.ruleRows.filter(({ id }) => id !== ruleId);
  const otherRules = state.rules.filter((_, index) => state.ruleRows[index]?.id !== ruleId);
  if (!form) {
    const effects = findEffects(state, otherRules, from, until);
    return { practiceId: former?.practice_id ?? 0, rule: null, effects, overlap: null };
  }
  const practices = state.practices.filter(({ id }) => isOpen(id));
  const { practice, rule } = parseRule(form, practices, from);
  const rules = [...otherRules, { practiceId: practice.id, rule }];
  const effects = findEffects(state, rules, from, until);
  return { practiceId: practice.id, rule, effects, overlap: findOverlap(rule, others, from) };
}

/**
 * Effects of a rule change on the next 60 days, and the first overlap with another rule. Refuses with
 * `rule_not_found`, `practice_not_found`, or at the field as `parseRule` does.
 */
export async function previewSchedule(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  change: Change,
  onBehalf?: Pick<HospitalEditor, 'practiceId'>,
): Promise<Prepared> {
  const from = today(clock);
  const until = addDays(from, scheduleAheadDays);
  const state = await findScheduleState(database.pool, clock, doctorId, from, until);
  return prepareChange(state, change, onBehalf?.practiceId ?? null, from, until);
}

/** The rule that was added, changed or ended, all present rules, and the effects. */
export interface ChangedSchedule {
  readonly ruleId: number;
  readonly rules: readonly RuleRow[];
  readonly effects: Effects;
}

/**
 * Adds, changes or ends a rule and republishes the upcoming days in one transaction. Visits retain their
 * time. Refuses as `previewSchedule`, and with `rules_overlap` or `rules_full`.
 */
export function changeSchedule(
  { id: doctorId }: Pick<Actor, 'id'>,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  change: Change,
  onBehalf?: HospitalEditor,
): Promise<ChangedSchedule> {
  const from = today(clock);
  const until = addDays(from, scheduleAheadDays);
  return database.transaction(async (db) => {
    await lockPublisher(db, { doctorId });
    const state = await findScheduleState(db, clock, doctorId, from, until);
    const { practiceId, rule, effects, overlap } = prepareChange(
      state,
      change,
      onBehalf?.practiceId ?? null,
      from,
      until,
    );
    if (overlap) throw new Refusal('rules_overlap');
    if (change.ruleId === null && state.ruleRows.length >= maxRules) {
      throw new Refusal('rules_full', { limit: maxRules });
    }
    const ruleId = await saveRule(db, change.ruleId, rule && { ...rule, practiceId }, new Date(clock.now()));
    await publishSchedule(db, clock, doctorId);
    await onBehalf?.note(db);
    return { ruleId, rules: await listRules(db, { doctorId, from }), effects };
  });
}

async function saveRule(
  db: Queryable,
  ruleId: number | null,
  rule: (WeeklyRule & { readonly practiceId: number }) | null,
  now: Date,
): Promise<number> {
  if (ruleId === null) {
    const [added] = rule ? await insertRule(db, { ...rule, now }) : [];
    return added?.id ?? 0;
  }
  if (rule) await updateRule(db, { ...rule, ruleId });
  else await endRule(db, { ruleId, now });
  return ruleId;
}
