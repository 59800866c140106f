import {
  addPracticeEndpoint,
  changePracticeEndpoint,
  endPracticeEndpoint,
  ownPracticesEndpoint,
} from '#contract/practices.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/mount.ts';
import { addPractice } from './add-practice.ts';
import { changePractice } from './change-practice.ts';
import { countVisitsAhead } from './count-visits-ahead.ts';
import { endPractice } from './end-practice.ts';
import { presentOwnPractice } from './practice-presenter.ts';
import { type OwnPracticeRow, practicesOfDoctor } from './practice-queries.ts';

/** Where a doctor practises (K-01). */
export function practicesRoutes(mount: Mount, deps: Deps): void {
  const withVisits = async (doctorId: number, rows: readonly OwnPracticeRow[]) => {
    const counts = await countVisitsAhead(deps, deps.database.pool, { doctorId, hospitalId: null });
    return rows.map((row) => {
      const count = counts.find(({ practice_id: id }) => id === row.id);
      return presentOwnPractice(row, count?.visits ?? 0);
    });
  };

  mount(ownPracticesEndpoint, async ({ caller }) => {
    const rows = await practicesOfDoctor(deps.database.pool, { doctorId: caller.id });
    return { practices: await withVisits(caller.id, rows) };
  });

  mount(addPracticeEndpoint, async ({ input: { body }, caller, locale }) => ({
    message: m.answer_practice_added({}, { locale }),
    practice: presentOwnPractice(await addPractice(deps, caller.id, body), 0),
  }));

  mount(changePracticeEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    const row = await changePractice(deps, { caller, address }, params.practiceId, body);
    const [practice = presentOwnPractice(row, 0)] = await withVisits(caller.id, [row]);
    return { message: m.answer_practice_saved({}, { locale }), practice };
  });

  mount(endPracticeEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await endPractice(deps, { caller, address }, params.practiceId);
    return { message: m.answer_practice_ended({}, { locale }) };
  });
}
