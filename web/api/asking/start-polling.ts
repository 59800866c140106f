interface PollingOptions<Answer> {
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  /**
   * The polling interval of a visible page in milliseconds; null polls only when the page becomes visible.
   */
  readonly every: () => number | null;
  readonly onAnswer: (answer: Answer) => void;
  /** Called for each failure; `final` once there are no more automatic retries. */
  readonly onFailure: (error: unknown, final: boolean) => void;
}

/** Milliseconds before the second, third and fourth attempt. */
const retryDelays = [1000, 2000, 4000];

/**
 * Repeats a request: at an interval while the page is visible, when the user returns to it, and when the
 * network is back. Public pages use this instead of the query client, which is ten times as large.
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
  /** Requests immediately. An answer still in flight may be older than what is known now, and is dropped. */
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
