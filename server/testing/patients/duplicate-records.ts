import { afterAll, beforeAll, beforeEach } from 'vitest';
import { query } from '#db/statement.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { mergePeople } from '#server/hospital/merging/merge-people.ts';
import { undoMerge } from '#server/hospital/merging/undo-merge.ts';
import { type TestApp, testApp, thursdayMorning } from '#server/testing/app.ts';
import { bookVisit, newDoctor, newPatient, type TestPerson } from '#server/testing/people.ts';

interface TwoRecords {
  readonly doctor: TestPerson;
  readonly kept: TestPerson;
  readonly gone: TestPerson;
}

/** An app with two records of one person, new for each test. */
export function createTwoRecords() {
  let hams: TestApp;
  let two: TwoRecords;
  const resetRecords = async () => {
    const [doctor, kept, gone] = await Promise.all([newDoctor(hams), newPatient(hams), newPatient(hams)]);
    two = { doctor, kept, gone };
  };
  beforeAll(async () => {
    hams = await testApp();
  });
  afterAll(() => hams.close());
  beforeEach(async () => {
    hams.setNow(thursdayMorning);
    await resetRecords();
  });

  const bookFor = (who: 'kept' | 'gone', slot: string) => bookVisit(hams, two[who], two.doctor, slot);
  return {
    all: () => ({ hams, ...two }),
    anew: resetRecords,
    merge: () => mergePeople(hams.deps, two.gone.id, two.kept.id),
    undo: () => undoMerge(hams.deps, two.gone.id),
    bookFor,
    visitOf: async (who: 'kept' | 'gone', slot: string) =>
      (await bookFor(who, slot)).json<{ appointmentId: string }>().appointmentId,
    visits: async (who: 'kept' | 'gone') => {
      const sql = 'select id from appointments where patient_id = :id order by id';
      const rows = await query<{ id: number }>(hams.db.pool, sql, { id: two[who].id });
      return rows.map(({ id }) => formatId('appointment', id));
    },
  };
}
