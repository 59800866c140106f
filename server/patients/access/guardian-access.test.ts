import { expect, test } from 'vitest';
import { thursdayMorning } from '#server/testing/app.ts';
import { addGuardian } from '#server/testing/patients/guardians.ts';
import { createFamilyApp } from '#server/testing/patients/test-families.ts';
import type { TestPerson } from '#server/testing/people.ts';
import { resolvePerson } from './guardian-access.ts';

const app = createFamilyApp();
const minute = 60_000;

interface Row {
  readonly guardian: number;
  readonly person: number;
  readonly mayBook: boolean;
  readonly mayRead: boolean;
  readonly since: number;
  readonly until: number | null;
}

function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function generateRows(seed: number): Row[] {
  const next = createRandom(seed);
  const rows: Row[] = [];
  for (let guardian = 0; guardian < 4; guardian += 1) {
    for (let person = 0; person < 4; person += 1) {
      if (person === guardian) continue;
      const rights = () => ({ mayBook: next(2) === 0, mayRead: next(2) === 0 });
      const since = next(5);
      if (next(2) === 0) rows.push({ guardian, person, ...rights(), since, until: since + next(4) });
      if (next(3) === 0) rows.push({ guardian, person, ...rights(), since: next(8), until: null });
    }
  }
  return rows;
}

test('J-03 who reaches whom is what the guardianships of that instant say, and nothing else', async () => {
  const people: TestPerson[] = [];
  for (let one = 0; one < 4; one += 1) people.push(await app.person());
  const { pool } = app.hams.deps.database;
  const at = (minutes: number) => thursdayMorning + minutes * minute;
  for (const seed of [1, 2, 3]) {
    const rows = generateRows(seed);
    await pool.query('delete from guardianships');
    for (const { guardian, person, since, until, ...rights } of rows) {
      const how = { ...rights, since: at(since), ...(until !== null && { until: at(until) }) };
      await addGuardian(app.hams, people[guardian] as TestPerson, people[person]?.id ?? 0, how);
    }
    for (const instant of [at(-1), at(0), at(3) - 1, at(3), at(5), at(9)]) {
      app.hams.setNow(instant);
      for (const [guardian, actor] of people.entries()) {
        for (const [person, other] of people.entries()) {
          for (const purpose of ['book', 'read'] as const) {
            const open = rows.some(
              (row) =>
                row.guardian === guardian &&
                row.person === person &&
                (purpose === 'book' ? row.mayBook : row.mayRead) &&
                at(row.since) <= instant &&
                (row.until === null || instant < at(row.until)),
            );
            const reached = await resolvePerson(actor, app.hams.deps, other.id, purpose).catch(() => null);
            const expected = person === guardian || open ? other.id : null;
            expect(reached, `seed ${seed}: ${guardian} ${purpose} ${person} at ${instant}`).toBe(expected);
          }
        }
      }
    }
  }
});
