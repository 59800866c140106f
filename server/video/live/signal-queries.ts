import type { Signal } from '#contract/platform/live-frames.ts';
import { of, statement } from '#db/statement.ts';
import type { Actor } from '#server/platform/http/actor.ts';

const speaker = { visit: of<number>, role: of<Actor['role']>, peer: of<string>, line: of<string> };

export const insertEntered = statement('insert_entered', {
  values: { ...speaker, at: of<Date> },
  row: of<{ id: number }>,
  sql: `
    with present as (
      insert into room_presence (appointment_id, role, peer, line, since, seen_at)
      values (:visit, :role, :peer, :line, :at, :at)
      on conflict (appointment_id, role, peer) do update set line = excluded.line, seen_at = excluded.seen_at
    )
    insert into live_signals (appointment_id, role, peer, line, event, at)
    values (:visit, :role, :peer, :line, 'entered', :at) returning id`,
});

export const insertSignal = statement('insert_signal', {
  values: { ...speaker, signal: of<string>, at: of<Date> },
  sql: `
    insert into live_signals (appointment_id, role, peer, line, event, signal, at)
    values (:visit, :role, :peer, :line, 'said', :signal, :at)`,
});

/** Reports that a tab has left, unless it has reconnected. */
export const insertLeft = statement('insert_left', {
  values: { ...speaker, enteredAs: of<number>, at: of<Date> },
  sql: `
    with absent as (
      delete from room_presence
      where appointment_id = :visit and role = :role and peer = :peer and line = :line::uuid
    )
    insert into live_signals (appointment_id, role, peer, line, event, at)
    select :visit::bigint, :role, :peer, :line::uuid, 'gone', :at::timestamptz
    where not exists (
      select from live_signals
      where appointment_id = :visit and role = :role and peer = :peer and event = 'entered' and line <> :line
        and id > :enteredAs
    )`,
});

export interface SignalRow {
  role: Actor['role'];
  peer: string;
  line: string;
  event: 'entered' | 'said' | 'gone';
  /** Only for `said`. */
  signal: Signal | null;
}

export const findSignal = statement('find_signal', {
  values: { id: of<number> },
  row: of<SignalRow>,
  sql: 'select role, peer, line, event, signal from live_signals where id = :id',
});

export const deleteSignalsBefore = statement('delete_signals_before', {
  values: { before: of<Date> },
  sql: 'delete from live_signals where at < :before',
});

export const upsertPresence = statement('upsert_presence', {
  values: { line: of<string>, at: of<Date> },
  sql: 'update room_presence set seen_at = :at where line = :line',
});

/** Removes presence left by a crashed process. */
export const deletePresenceBefore = statement('delete_presence_before', {
  values: { before: of<Date> },
  sql: 'delete from room_presence where seen_at < :before',
});
