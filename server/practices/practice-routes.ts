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
import { endPractice } from './end-practice.ts';
import { presentOwnPractice } from './practice-presenter.ts';
import { practicesOfDoctor } from './practice-queries.ts';

/** Where a doctor practises (K-01). */
export function practicesRoutes(mount: Mount, deps: Deps): void {
  mount(ownPracticesEndpoint, async ({ caller }) => {
    const rows = await practicesOfDoctor(deps.database.pool, { doctorId: caller.id });
    return { practices: rows.map(presentOwnPractice) };
  });

  mount(addPracticeEndpoint, async ({ input: { body }, caller, locale }) => ({
    message: m.answer_practice_added({}, { locale }),
    practice: presentOwnPractice(await addPractice(deps, caller.id, body)),
  }));

  mount(changePracticeEndpoint, async ({ input: { params, body }, caller, address, locale }) => ({
    message: m.answer_practice_saved({}, { locale }),
    practice: presentOwnPractice(await changePractice(deps, { caller, address }, params.practiceId, body)),
  }));

  mount(endPracticeEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await endPractice(deps, { caller, address }, params.practiceId);
    return { message: m.answer_practice_ended({}, { locale }) };
  });
}
