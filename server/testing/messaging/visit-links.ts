import type { VisitLink } from '#contract/messaging/visit-links.ts';
import { query } from '#db/statement.ts';
import type { RecipientRole } from '#domain/messaging/announcements.ts';
import { createVisitLink } from '#server/messaging/visit-links/create-visit-link.ts';
import { type TestApp, thursday } from '#server/testing/app.ts';
import { bookVisit, newPatient, type TestPerson } from '#server/testing/people.ts';

export interface LinkAnswer {
  readonly status: number;
  readonly code: string | undefined;
  /** The current status, if a problem has one. */
  readonly problemStatus: string | undefined;
  readonly visit: VisitLink;
}

export async function callLink(
  { app }: TestApp,
  path: string,
  body?: Record<string, unknown>,
  remoteAddress = '10.0.0.1',
): Promise<LinkAnswer> {
  const method = body ? 'POST' : 'GET';
  const url = `/api/visit-links/${path}`;
  const answer = await app.inject({ method, url, ...(body && { body }), remoteAddress });
  const said = answer.json<VisitLink & { code?: string; appStatus?: string }>();
  return { status: answer.statusCode, code: said.code, problemStatus: said.appStatus, visit: said };
}

export interface LinkedVisit {
  readonly id: number;
  readonly patient: TestPerson;
  readonly token: string;
  readonly doctorToken: string;
  open(): Promise<LinkAnswer>;
  act(action: string, body?: Record<string, unknown>): Promise<LinkAnswer>;
}

const as = ({ app }: TestApp, { bearer }: TestPerson, url: string, body: Record<string, unknown>) =>
  app.inject({ method: 'PUT', url: `/api${url}`, headers: bearer, body });

/** An accepted visit of a new patient on Thursday, with a link for both people. */
export async function newLinkedVisit(hams: TestApp, doctor: TestPerson, slot: string): Promise<LinkedVisit> {
  const visit = await newRequestedVisit(hams, doctor, slot);
  await as(hams, doctor, '/appointments/respond', { appointmentId: String(visit.id), action: 'accept' });
  return visit;
}

/** The same, not accepted yet. */
export async function newRequestedVisit(
  hams: TestApp,
  doctor: TestPerson,
  slot: string,
): Promise<LinkedVisit> {
  const patient = await newPatient(hams);
  const booked = await bookVisit(hams, patient, doctor, slot);
  const id = Number(booked.json<{ appointmentId: string }>().appointmentId.slice(4));
  const linkFor = (role: RecipientRole, personId: number) =>
    createVisitLink(hams.db.pool, {
      appointmentId: id,
      role,
      personId,
      now: new Date(hams.deps.clock.now()),
    });
  const token = await linkFor('patient', patient.id);
  return {
    id,
    patient,
    token,
    doctorToken: await linkFor('doctor', doctor.id),
    open: () => callLink(hams, token),
    act: (action, body = {}) => callLink(hams, `${token}/${action}`, body),
  };
}

export const rescheduleVisit = (hams: TestApp, doctor: TestPerson, { id }: LinkedVisit) =>
  as(hams, doctor, `/appointments/update-status/${id}`, { appStatus: 'Rescheduled' });

export const approveReschedule = (hams: TestApp, { bearer }: TestPerson, { id }: LinkedVisit) =>
  hams.app.inject({
    method: 'POST',
    url: '/api/doctors/handle-reschedule',
    headers: bearer,
    body: { appointmentId: String(id), action: 'approve' },
  });

/** An instant on Thursday in India. */
export const thursdayAt = (time: string): number => Date.parse(`${thursday}T${time}:00+05:30`);

/** Row counts and last changes of each table. */
export async function summarizeTables({ db: { pool } }: TestApp): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    // Excludes live notifications, which are deleted once they are received.
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('live_changes', 'live_signals') order by 1`,
  );
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ sum: string }>(
        `select count(*) || ':' || coalesce(max(xmin::text::bigint), 0) as sum from ${name}`,
      );
      return [name, rows[0]?.sum ?? ''] as const;
    }),
  );
  return Object.fromEntries(sums);
}

/** Slots of the Thursday from 11:15, each once until the next restart. */
export function createSlotSupply() {
  let quarters = 0;
  return {
    next(): string {
      const minutes = 11 * 60 + 15 + 15 * quarters;
      quarters += 1;
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    },
    restart() {
      quarters = 0;
    },
  };
}

interface EventRow {
  action: string;
  actor_role: string;
  via: string | null;
  note: string | null;
}

export function listVisitEvents({ db }: TestApp, id: number): Promise<EventRow[]> {
  return query<EventRow>(
    db.pool,
    'select action, actor_role, via, note from appointment_events where appointment_id = :id order by id',
    { id },
  );
}
