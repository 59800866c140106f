import { afterAll, beforeAll } from 'vitest';
import type { Family } from '#contract/patients/family.ts';
import { query } from '#db/statement.ts';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { newVerifiedPatient, type TestPerson } from '#server/testing/people.ts';

const childForm = (more: Record<string, unknown> = {}) => ({
  name: 'Meera Menon',
  gender: 'Female',
  dateOfBirth: '2018-03-27',
  relation: 'child',
  statement: guardianshipVersion,
  ...more,
});

const adultForm = (phone: string, more: Record<string, unknown> = {}) => ({
  name: 'Ravi Menon',
  gender: 'Male',
  birthYear: 1958,
  relation: 'parent',
  phone,
  mayBook: true,
  mayRead: true,
  ...more,
});

export const differentCode = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

export function createFamilyApp(environment: Record<string, string> = {}) {
  let hams: TestApp;
  beforeAll(async () => {
    hams = await testApp(environment);
  });
  afterAll(() => hams.close());

  const call = (
    person: TestPerson,
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    body?: Record<string, unknown>,
  ) => hams.app.inject({ method, url: `/api${url}`, headers: person.bearer, ...(body && { body }) });
  const family = async (person: TestPerson) => (await call(person, 'GET', '/people/family')).json<Family>();
  const messagesTo = async (phone: string) => {
    await hams.deps.outbox.deliver();
    const rows = await query<{ body: string }>(
      hams.db.pool,
      'select body from demo_mailbox where recipient = :phone order by id desc',
      { phone },
    );
    return rows.map(({ body }) => body);
  };
  const listNotifications = async ({ id }: TestPerson) => {
    await hams.deps.outbox.deliver();
    const rows = await query<{ event: string }>(
      hams.db.pool,
      "select event from messages where role = 'patient' and person_id = :id and channel = 'bell' order by id desc",
      { id },
    );
    return rows.map(({ event }) => event);
  };
  const readCode = async (phone: string) => {
    const asked = (await messagesTo(phone)).find((body) => /only with them: \d{6}/.test(body));
    return /\d{6}/.exec(asked ?? '')?.[0] ?? 'none';
  };
  return {
    get hams() {
      return hams;
    },
    call,
    family,
    messagesTo,
    notified: listNotifications,
    codeTo: readCode,
    /**
     * Phones are verified: otherwise the first code of a family signs them out (family-before-proof.test.ts).
     */
    person: () => newVerifiedPatient(hams),
    addChild: (parent: TestPerson, more: Record<string, unknown> = {}) =>
      call(parent, 'POST', '/people/minors', childForm(more)),
    ask: (asker: TestPerson, phone: string, more: Record<string, unknown> = {}) =>
      call(asker, 'POST', '/people/requests', adultForm(phone, more)),
    enter: (person: TestPerson, requestId: string, code: string) =>
      call(person, 'POST', `/people/requests/${requestId}/join`, { code }),
    endWith: (person: TestPerson, guardianshipId: string) =>
      call(person, 'DELETE', `/people/guardianships/${guardianshipId}`),
    /** Requests to join, and enters the code received. */
    async join(asker: TestPerson, phone: string, more: Record<string, unknown> = {}) {
      const asked = await call(asker, 'POST', '/people/requests', adultForm(phone, more));
      const { requestId } = asked.json<{ requestId: string }>();
      return call(asker, 'POST', `/people/requests/${requestId}/join`, { code: await readCode(phone) });
    },
    lookedAfter: async (person: TestPerson) =>
      (await family(person)).people.flatMap(({ patientId, guardianshipId }) =>
        guardianshipId === null ? [] : [{ patientId, guardianshipId }],
      ),
    later: (milliseconds: number) => hams.setNow(thursdayMorning + milliseconds),
  };
}

export const getPatientId = ({ id }: TestPerson) => formatId('patient', id);
