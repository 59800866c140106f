import {
  type ChecklistStep,
  checklistSteps,
  type HospitalChecklist,
} from '#contract/hospital/hospital-checklist.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import { of, statement } from '#db/statement.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';

type ChecklistRow = Record<ChecklistStep, boolean> & {
  is_closed: boolean;
  is_checked: boolean;
  refusal: string | null;
};

const checklistOfHospital = statement('checklist_of_hospital', {
  values: { hospitalId: of<number>, today: of<string> },
  row: of<ChecklistRow>,
  sql: `
    with practice as (
      select id, doctor_id from practices
      where hospital_id = :hospitalId and hospital_agreed_at is not null and ended_at is null
    )
    select h.checklist_closed_at is not null as is_closed, h.checked_at is not null as is_checked,
      case when h.refused_at is not null then h.refusal end as refusal,
      exists (select from hospital_hours where hospital_id = h.id) as hours,
      exists (select from hospital_holidays where hospital_id = h.id) as holidays,
      exists (select from practice) as doctors,
      exists (select from practice) and not exists (
        select from practice p where not exists (
          select from schedule_rules r where r.practice_id = p.id and r.ended_at is null
        ) and not exists (
          select from published_days d where d.practice_id = p.id and d.day >= :today and d.starts <> '{}'
        )
      ) as schedules,
      (select count(*) from memberships where hospital_id = h.id and until is null and role <> 'doctor') > 1 as team,
      h.logo_hash is not null or h.letterhead_line <> '' as letterhead,
      h.what_to_bring <> '' or h.reminder_minutes <> '{1440,120}' as messages
    from hospitals h where h.id = :hospitalId`,
});

const putAway = statement('put_away', {
  values: { hospitalId: of<number>, now: of<Date> },
  row: of<never>,
  sql: 'update hospitals set checklist_closed_at = coalesce(checklist_closed_at, :now) where id = :hospitalId',
});

type ChecklistDeps = Pick<Deps, 'config' | 'database' | 'clock'>;

/** Setup steps of a new hospital; completion is derived from stored data. */
export async function findChecklist(deps: ChecklistDeps, hospitalId: number): Promise<HospitalChecklist> {
  const { config, database, clock } = deps;
  const [row] = await checklistOfHospital(database.pool, { hospitalId, today: today(clock) });
  if (!row) throw new Refusal('unauthenticated');
  const done = checklistSteps.filter((step) => row[step]);
  return {
    isOpen: !row.is_closed && (done.length < checklistSteps.length || !row.is_checked),
    isChecked: row.is_checked,
    refusal: row.refusal,
    withinHours: config.checkWithinHours,
    done,
  };
}

export async function closeChecklist(deps: ChecklistDeps, hospitalId: number): Promise<HospitalChecklist> {
  await putAway(deps.database.pool, { hospitalId, now: new Date(deps.clock.now()) });
  return findChecklist(deps, hospitalId);
}
