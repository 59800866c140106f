interface PollingOptions<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /** After how many milliseconds a visible page asks again; null only when it is looked at again. */
  readonly every: () => number | null;
  readonly onAnswer: (answer: Answer) => void;
  /** Called for each failure; `final` once it is not tried again by itself. */
  readonly onFailure: (error: unknown, final: boolean) => void;
}

/** Pauses before the second, third and fourth attempt. */
const retryDelays = [1000, 2000, 4000];

/**
 * Asks the same question again and again: from time to time while the page is visible, when somebody comes back
 * to it, and when the network is back. Public pages have this instead of the query client of the signed-in areas,
 * which is ten times as large (docs/decisions/019-first-page.md).
 */
export function startPolling<Answer>({ ask, every, onAnswer, onFailure }: PollingOptions<Answer>) {
  let asking: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (work: () => void, milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  const wait = () => {
    const pause = every();
    if (pause !== null) later(() => (document.hidden ? wait() : askNow()), pause);
  };
  const attempt = async (attempts: number, mine: AbortController) => {
    try {
      const answer = await ask(mine.signal);
      if (mine.signal.aborted) return;
      asking = null;
      onAnswer(answer);
      wait();
    } catch (error) {
      if (mine.signal.aborted) return;
      const pause = retryDelays[attempts];
      if (pause === undefined) asking = null;
      onFailure(error, pause === undefined);
      if (pause === undefined) wait();
      else later(() => void attempt(attempts + 1, mine), pause);
    }
  };
  /** Asks now; an answer that is still under way may be older than what somebody knows, and is dropped. */
  const askNow = () => {
    asking?.abort();
    clearTimeout(timer);
    asking = new AbortController();
    void attempt(0, asking);
  };
  const lookedAt = () => {
    if (!document.hidden && !asking) askNow();
  };

  const stopped = new AbortController();
  const { signal } = stopped;
  window.addEventListener('focus', lookedAt, { signal });
  window.addEventListener('online', lookedAt, { signal });
  document.addEventListener('visibilitychange', lookedAt, { signal });

  return {
    again: askNow,
    wait,
    isAsking: () => asking !== null,
    stop() {
      stopped.abort();
      asking?.abort();
      clearTimeout(timer);
    },
  };
}
