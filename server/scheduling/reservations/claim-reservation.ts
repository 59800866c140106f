import { of, type Queryable, statement } from '#db/statement.ts';
import type {
  ActionSource,
  ActorRole,
  AppointmentStatus,
} from '#domain/appointments/appointment-lifecycle.ts';
import type { AnnouncedEvent } from '#domain/messaging/announcements.ts';

const updateReservation = statement('update_reservation', {
  values: {
    id: of<number>,
    replacedId: of<number>,
    status: of<AppointmentStatus>,
    meetingLink: of<string | null>,
    actorRole: of<ActorRole>,
    actorId: of<number | null>,
    via: of<ActionSource | null>,
    announced: of<AnnouncedEvent | null>,
    announcedFacts: of<string>,
    now: of<Date>,
  },
  row: of<{ id: number }>,
  sql: `
    with appointment as (
      update appointments hold set
        status = :status, reserved_until = null, meeting_link = :meetingLink, booked_at = :now,
        hospital_id = agreed_hospital(hold.practice_id),
        hospital = case when hold.practice_id = old.practice_id then old.hospital
          else (select name from practices where id = hold.practice_id) end,
        reason = old.reason, pay_status = old.pay_status, fee_paise = old.fee_paise, needs = old.needs,
        replaces_id = old.id, sequence = old.sequence + 1
      from appointments old
      where hold.id = :id and hold.status = 'Held' and hold.reserved_until > :now
        and old.id = :replacedId and old.patient_id = hold.patient_id
      returning hold.id, hold.status, hold.starts_at, hold.sequence
    ), event as (
      insert into appointment_events (appointment_id, at, actor_role, actor_id, via, action, to_status)
      select id, :now, :actorRole, :actorId, :via, 'book', status from appointment
    ), announcement as (
      insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at)
      select :announced, id, starts_at, sequence, :announcedFacts, :now, :now
      from appointment where :announced::text is not null
    )
    select id from appointment`,
});

export interface NewTime {
  /** The replaced appointment; the caller changes its status in the same transaction. */
  readonly replacedId: number;
  readonly status: AppointmentStatus;
  readonly meetingLink: string | null;
  readonly by: {
    readonly role: ActorRole;
    readonly id: number | null;
    readonly via?: ActionSource | undefined;
  };
  readonly announced: AnnouncedEvent | null;
  /** JSON for the announcement's texts. */
  readonly announcedFacts?: string;
  readonly now: Date;
}

/**
 * Turns a reservation into an appointment in one update, so that its time is never free in between: with the
 * reason, fee and needs of the one it replaces. Returns its id, which is the reservation's; null when the
 * reservation has expired, was released or was claimed already.
 */
export async function claimReservation(
  db: Queryable,
  id: number,
  { by, announcedFacts = '{}', ...time }: NewTime,
): Promise<number | null> {
  const [taken] = await updateReservation(db, {
    id,
    ...time,
    announcedFacts,
    actorRole: by.role,
    actorId: by.id,
    via: by.via ?? null,
  });
  return taken?.id ?? null;
}
