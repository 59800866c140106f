import type pg from 'pg';
import { query } from '#db/statement.ts';
import { defaultReminderMinutes } from '#domain/appointments/reminders.ts';

/**
 * Invented people read no messages, and theirs would bury those of the visitor trying the demo: reminders of
 * their visits count as sent, and only the demo doctor gets the daily list.
 */
export async function restrictMessagesToDemoAccounts(
  client: pg.ClientBase,
  demo: { readonly patientId: number; readonly doctorPhone: string; readonly now: Date },
): Promise<void> {
  await query(
    client,
    `insert into announcements (event, appointment_id, starts_at, sequence, facts, made_at, due_at, announced_at)
     select 'reminder', id, starts_at, sequence, jsonb_build_object('minutes', minutes), :now, :now, :now
     from appointments, unnest(:minutes::int[]) as minutes
     where starts_at > :now and status in ('Requested', 'Pending', 'Confirmed', 'Request for Rescheduling')
       and patient_id <> :patientId`,
    { ...demo, minutes: defaultReminderMinutes },
  );
  await query(
    client,
    `update doctors d set daily_digest = false from accounts a where a.id = d.account_id and a.phone <> :doctorPhone`,
    demo,
  );
}
