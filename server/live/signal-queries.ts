import type { Signal } from '#contract/live.ts';
import { statement } from '#server/platform/database.ts';
import type { Caller } from '#server/platform/mount.ts';

/** Who speaks in the room of a visit, and by which connection. */
export interface Speaker {
  readonly visit: number;
  readonly role: Caller['role'];
  readonly peer: string;
  /** Names the connection among those of all processes. */
  readonly line: string;
}

type SpeakerValues = [visit: number, role: Caller['role'], peer: string, line: string];

export const insertEntered = statement<{ id: number }, [...SpeakerValues, at: Date]>(
  'insert_entered',
  `insert into live_signals (appointment_id, role, peer, line, event, at)
   values ($1, $2, $3, $4, 'entered', $5) returning id`,
);

export const insertSaid = statement<never, [...SpeakerValues, signal: string, at: Date]>(
  'insert_said',
  `insert into live_signals (appointment_id, role, peer, line, event, signal, at)
   values ($1, $2, $3, $4, 'said', $5, $6)`,
);

/** Says that a tab is gone, unless it has come back by another connection since it entered by this one. */
export const insertGone = statement<never, [...SpeakerValues, enteredAs: number, at: Date]>(
  'insert_gone',
  `insert into live_signals (appointment_id, role, peer, line, event, at)
   select $1::bigint, $2, $3, $4::uuid, 'gone', $6::timestamptz
   where not exists (
     select from live_signals
     where appointment_id = $1 and role = $2 and peer = $3 and event = 'entered' and line <> $4 and id > $5
   )`,
);

export interface SignalRow {
  role: Caller['role'];
  peer: string;
  line: string;
  event: 'entered' | 'said' | 'gone';
  /** Of `said`. */
  signal: Signal | null;
}

export const signalById = statement<SignalRow, [id: number]>(
  'signal_by_id',
  'select role, peer, line, event, signal from live_signals where id = $1',
);

export const forgetSignalsBefore = statement<never, [before: Date]>(
  'forget_signals_before',
  'delete from live_signals where at < $1',
);
