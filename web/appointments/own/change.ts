import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { ApiError } from '../../api/client.ts';
import { sentenceOf } from '../../api/use-sending.ts';
import { refreshVisits } from './lists.ts';

/** What came of a change. `running`: the same was asked for twice, and the first is still on its way. */
export type VisitOutcome<Answer> =
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'running' }
  | {
      readonly state: 'failed';
      readonly code: string | null;
      /** What the server said, of the field if it was one; null when no server answered. */
      readonly sentence: string | null;
    };

/** Why a change failed, in words for a person. */
export function whyNot({ sentence }: { readonly sentence: string | null }): string {
  return sentence ?? m.session_no_connection();
}

/**
 * Changes one of the patient's appointments, by one call at a time however often it is asked for. When the server
 * refuses, what is shown may have been overtaken, so it is asked again.
 */
export function useVisitChange() {
  const client = useQueryClient();
  // The reference decides, because a second click can come before anything is rendered again; the state shows it.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const change = async <Answer>(send: () => Promise<Answer>): Promise<VisitOutcome<Answer>> => {
    if (running.current) return { state: 'running' };
    running.current = true;
    setBusy(true);
    try {
      return { state: 'done', answer: await send() };
    } catch (error) {
      const refused = error instanceof ApiError;
      if (refused) void refreshVisits(client);
      else console.error(error);
      const field = refused ? error.problem.fields?.[0]?.message : undefined;
      return {
        state: 'failed',
        code: refused ? error.code : null,
        sentence: field ?? sentenceOf(error),
      };
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, change };
}
