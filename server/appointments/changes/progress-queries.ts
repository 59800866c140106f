import { literalsSql } from '#db/sql-literals.ts';
import { of, statement } from '#db/statement.ts';
import type { AppointmentStatus, EventActor } from '#domain/appointments/appointment-lifecycle.ts';
import { listLaterSteps, progressStatuses, type VisitStep } from '#domain/appointments/visit-progress.ts';

export interface ProgressRow {
  status: AppointmentStatus;
  starts_at: Date;
  arrived_at: Date | null;
  called_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
}

export const findProgress = statement('find_progress', {
  values: { id: of<number>, doctorId: of<number> },
  row: of<ProgressRow>,
  sql: `
    select status, starts_at, arrived_at, called_at, started_at, ended_at
    from appointments where id = :id and doctor_id = :doctorId and status <> 'Held'`,
});

const stepColumns = {
  arrive: 'arrived_at',
  call: 'called_at',
  start: 'started_at',
  end: 'ended_at',
} as const;
const goingOn = literalsSql(progressStatuses);

/** No row if the step or a later one was recorded before, or the visit is not open. */
const insertStepStatement = (step: VisitStep) =>
  statement(`record_${step}`, {
    values: { id: of<number>, actorRole: of<EventActor>, actorId: of<number | null>, at: of<Date> },
    row: of<{ id: number }>,
    sql: `
      with changed as (
        update appointments
        set ${stepColumns[step]} = greatest(:at, ${Object.values(stepColumns).join(', ')})
        where id = :id and status in (${goingOn})
          and ${[step, ...listLaterSteps(step)].map((one) => `${stepColumns[one]} is null`).join(' and ')}
        returning id, status, ${stepColumns[step]} as at
      )
      insert into appointment_events (appointment_id, at, actor_role, actor_id, action, from_status, to_status)
      select id, at, :actorRole, :actorId, '${step}', status, status from changed
      returning appointment_id as id`,
  });

/** No row if there is no arrival, or a later step was taken. */
export const undoArrival = statement('undo_arrival', {
  values: { id: of<number>, actorRole: of<EventActor>, actorId: of<number | null>, at: of<Date> },
  row: of<{ id: number }>,
  sql: `
    with changed as (
      update appointments set arrived_at = null
      where id = :id and status in (${goingOn}) and arrived_at is not null
        and ${listLaterSteps('arrive')
          .map((one) => `${stepColumns[one]} is null`)
          .join(' and ')}
      returning id, status
    )
    insert into appointment_events (appointment_id, at, actor_role, actor_id, action, from_status, to_status)
    select id, :at, :actorRole, :actorId, 'undoArrive', status, status from changed
    returning appointment_id as id`,
});

export const insertStep = {
  arrive: insertStepStatement('arrive'),
  call: insertStepStatement('call'),
  start: insertStepStatement('start'),
  end: insertStepStatement('end'),
} as const satisfies Record<VisitStep, unknown>;
