import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '#contract/platform/refusals.ts';
import { consentVersion } from '#contract/video/consultations.ts';
import { parseId } from '#domain/platform/readable-ids.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { TestVisits, thursdayAt } from '#server/testing/video/visits.ts';

let hams: TestApp;
let visits: TestVisits;
let doctor: TestPerson;
let patient: TestPerson;
/** An accepted online visit from 16:00 to 16:15 on Thursday. */
let id: string;

beforeAll(async () => {
  hams = await testApp();
  visits = await TestVisits.between(hams);
  ({ doctor, patient } = visits);
  id = await visits.visit('16:00', { more: { reason: 'Chest Pain' } });
});
afterAll(() => hams.close());
beforeEach(() => hams.setNow(thursdayAt('16:05:00')));

describe('F-12 the consent to a tele-consultation', () => {
  test('F-12 who, when, to which text, read in which language; given once', async () => {
    const first = await visits.consentTo(id, patient.bearer);
    const given = { at: new Date(thursdayAt('16:05:00')).toISOString(), version: consentVersion };
    expect([first.statusCode, first.json()]).toEqual([200, given]);
    hams.setNow(thursdayAt('16:10:00'));
    expect((await visits.consentTo(id, patient.bearer)).json()).toEqual(given);
    for (const { bearer } of [patient, doctor]) {
      expect((await visits.roomOf(id, bearer)).json()).toMatchObject({ consent: given });
    }
    const { rows } = await hams.db.pool.query(
      'select appointment_id, version, patient_id, given_at, language from consents',
    );
    expect(rows).toEqual([
      {
        appointment_id: parseId('appointment', id),
        version: consentVersion,
        patient_id: patient.id,
        given_at: new Date(thursdayAt('16:05:00')),
        language: 'hi',
      },
    ]);
  });

  test('F-12 two taps at once are one consent', async () => {
    const other = await visits.visit('14:00');
    hams.setNow(thursdayAt('14:00:00'));
    const answers = await Promise.all([1, 2, 3].map(() => visits.consentTo(other, patient.bearer)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const { rowCount } = await hams.db.pool.query('select from consents where appointment_id = $1', [
      parseId('appointment', other),
    ]);
    expect(rowCount).toBe(1);
  });

  test.each([{}, { version: '2020-01' }, { version: null }, { version: 7 }])(
    'F-12 %j is no consent to our text',
    async (body) => {
      const answer = await visits.consentTo(id, patient.bearer, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json<Problem>().fields?.[0]?.field).toBe('version');
    },
  );
});
