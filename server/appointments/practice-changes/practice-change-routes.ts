import {
  addPracticeEndpoint,
  changePracticeEndpoint,
  endPracticeEndpoint,
  ownPracticesEndpoint,
} from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { addPractice } from '#server/doctors/practices/add-practice.ts';
import { listPracticesOfDoctor, type OwnPracticeRow } from '#server/doctors/practices/list-practices.ts';
import { presentOwnPractice } from '#server/doctors/practices/practice-presenter.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { changePractice } from './change-practice.ts';
import { countUpcomingVisits } from './count-upcoming-visits.ts';
import { endPractice } from './end-practice.ts';

export function practiceChangeRoutes(mount: Mount, deps: Deps): void {
  const withVisits = async (doctorId: number, rows: readonly OwnPracticeRow[]) => {
    const counts = await countUpcomingVisits(deps, deps.database.pool, { doctorId, hospitalId: null });
    return rows.map((row) => {
      const count = counts.find(({ practice_id: id }) => id === row.id);
      return presentOwnPractice(row, count?.visits ?? 0);
    });
  };

  mount(ownPracticesEndpoint, async ({ actor }) => {
    const rows = await listPracticesOfDoctor(deps.database.pool, { doctorId: actor.id });
    return { practices: await withVisits(actor.id, rows) };
  });

  mount(addPracticeEndpoint, async ({ input: { body }, actor, locale }) => ({
    message: m.answer_practice_added({}, { locale }),
    practice: presentOwnPractice(await addPractice(actor, deps, body), 0),
  }));

  mount(changePracticeEndpoint, async ({ input: { params, body }, actor, locale }) => {
    const row = await changePractice(actor, deps, params.practiceId, body);
    const [practice = presentOwnPractice(row, 0)] = await withVisits(actor.id, [row]);
    return { message: m.answer_practice_saved({}, { locale }), practice };
  });

  mount(endPracticeEndpoint, async ({ input: { params }, actor, locale }) => {
    await endPractice(actor, deps, params.practiceId);
    return { message: m.answer_practice_ended({}, { locale }) };
  });
}
