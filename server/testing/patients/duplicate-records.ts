import { afterAll, beforeAll, beforeEach } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { undoMerge } from '#server/hospital/merging/undo-merge.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

interface TwoRecords {
  readonly doctor: TestPerson;
  readonly survivor: TestPerson;
  readonly duplicate: TestPerson;
}

/** An app with two records of one person, new for each test. */
export function createTwoRecords() {
  let hams: TestApp;
  let two: TwoRecords;
  const resetRecords = async () => {
    const [doctor, survivor, duplicate] = await Promise.all([
      newDoctor(hams),
      newPatient(hams),
      newPatient(hams),
    ]);
    two = { doctor, survivor, duplicate };
  };
  beforeAll(async () => {
    hams = await testApp();
  });
  afterAll(() => hams.close());
  beforeEach(async () => {
    hams.setNow(thursdayMorning);
    await resetRecords();
  });

  const bookFor = (who: 'survivor' | 'duplicate', slot: string) =>
    bookVisit(hams, two[who], two.doctor, slot);
  return {
    all: () => ({ hams, ...two }),
    reset: resetRecords,
    merge: () => mergePeople(hams.deps, two.duplicate.id, two.survivor.id),
    undo: () => undoMerge(hams.deps, two.duplicate.id),
    bookFor,
    visitOf: async (who: 'survivor' | 'duplicate', slot: string) =>
      (await bookFor(who, slot)).json<{ appointmentId: string }>().appointmentId,
    visits: async (who: 'survivor' | 'duplicate') => {
      const sql = 'select id from appointments where patient_id = :id order by id';
      const rows = await query<{ id: number }>(hams.db.pool, sql, { id: two[who].id });
      return rows.map(({ id }) => formatId('appointment', id));
    },
  };
}
