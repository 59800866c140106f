import { of, statement } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';

/** Inserts these keys unless there are stored ones; returns the stored keys. */
export const insertPushKeys = statement('insert_push_keys', {
  values: { keys: of<string> },
  row: of<{ value: string }>,
  sql: `
    insert into settings (name, value) values ('push_keys', :keys)
    on conflict (name) do update set value = settings.value returning value`,
});

/** A session is one browser, which has one subscription at a time. */
export const upsertSubscription = statement('upsert_subscription', {
  values: {
    role: of<RecipientRole>,
    personId: of<number>,
    sessionId: of<string>,
    endpoint: of<string>,
    p256dh: of<string>,
    auth: of<string>,
    now: of<Date>,
  },
  sql: `
    with older as (
      delete from push_subscriptions where session_id = :sessionId and endpoint <> :endpoint
    )
    insert into push_subscriptions (role, person_id, session_id, endpoint, p256dh, auth, made_at)
    values (:role, :personId, :sessionId, :endpoint, :p256dh, :auth, :now)
    on conflict (endpoint) do update set
      role = excluded.role, person_id = excluded.person_id, session_id = excluded.session_id,
      p256dh = excluded.p256dh, auth = excluded.auth, made_at = excluded.made_at`,
});

export const deleteOwnSubscription = statement('delete_own_subscription', {
  values: { role: of<RecipientRole>, personId: of<number>, endpoint: of<string> },
  sql: `
    delete from push_subscriptions
    where endpoint = :endpoint and role = :role and person_id = :personId`,
});

export const deleteSubscription = statement('delete_subscription', {
  values: { id: of<number> },
  sql: 'delete from push_subscriptions where id = :id',
});

export interface SubscriptionRow {
  id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export const listSubscriptions = statement('list_subscriptions', {
  values: { role: of<RecipientRole>, personId: of<number>, now: of<Date> },
  row: of<SubscriptionRow>,
  sql: `
    select p.id, p.endpoint, p.p256dh, p.auth from push_subscriptions p
    join sessions s on s.id = p.session_id
    where p.role = :role and p.person_id = :personId and s.ended_at is null and s.expires_at > :now
    order by p.id`,
});
