import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentTime } from '#web/ui/browser/clock.ts';
import type { WritableRefreshLog } from './refresh-log.ts';
import { startPolling } from './start-polling.ts';

interface FreshAnswerOptions<Answer> {
  /** The answer to start with; a newer one passed later replaces what is shown. */
  readonly initial?: Answer;
  /**
   * The polling interval in milliseconds; without it, the page asks again only when the user returns to it.
   */
  readonly every?: () => number;
  readonly log?: WritableRefreshLog | undefined;
}

/**
 * The newest answer to a question, polled by `startPolling`; null asks nothing. A new question starts without
 * an answer. Failures are in `failed`, never thrown.
 */
export function usePolledAnswer<Answer>(
  question: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { initial, every, log }: FreshAnswerOptions<Answer> = {},
) {
  const start = { question, initial, answer: initial, failed: false };
  const [shown, setShown] = useState(start);
  if (shown.question !== question || shown.initial !== initial) setShown(start);

  const asker = useRef<ReturnType<typeof startPolling>>(null);
  const [self] = useState(() => Symbol('question'));
  const take = (change: (answer: Answer | undefined) => Answer | undefined) => {
    log?.note(self, { answered: currentTime(), retrying: false });
    setShown((before) => ({ ...before, answer: change(before.answer), failed: false }));
  };
  const askNow = useEffectEvent(ask);
  const pause = useEffectEvent(() => every?.() ?? null);
  const onAnswer = useEffectEvent((answer: Answer) => take(() => answer));
  const onFailure = useEffectEvent((error: unknown, final: boolean) => {
    log?.note(self, final ? { failed: currentTime(), retrying: true } : { retrying: true });
    if (!final) return;
    console.error(error);
    setShown((before) => ({ ...before, failed: true }));
  });
  const begin = useEffectEvent(() => {
    if (initial === undefined) return asker.current?.again();
    log?.note(self, { answered: currentTime() });
    asker.current?.wait();
  });
  useEffect(() => {
    if (question === null) return;
    const mine = startPolling<Answer>({
      ask: (signal) => askNow(signal),
      every: () => pause(),
      onAnswer: (answer) => onAnswer(answer),
      onFailure: (error, final) => onFailure(error, final),
    });
    asker.current = mine;
    begin();
    return () => {
      mine.stop();
      asker.current = null;
    };
  }, [question]);

  return {
    answer: shown.answer,
    failed: shown.failed,
    again: () => asker.current?.again(),
    isAsking: () => asker.current?.isAsking() ?? false,
    change: (update: (answer: Answer) => Answer) => take((answer) => answer && update(answer)),
  };
}
