import type { z } from 'zod';
import { type CacheCounts, createCacheCounts } from '#server/platform/cache-counts.ts';
import type { Clock } from '#server/platform/clock.ts';
import { JsonResponse } from '#server/platform/http/json-response.ts';
import type { Live } from '#server/platform/live/live.ts';

/** UTF-16 units of all cached answers; as most of them are Latin-1, about as many bytes. */
const maxLength = 32 * 1024 * 1024;
/** Overhead of an entry besides its JSON; without it, empty answers would be unbounded. */
const entryOverhead = 500;
const minuteMilliseconds = 60_000;

interface DoctorAnswers {
  /** Minutes since the epoch. */
  readonly minute: number;
  readonly byQuestion: Map<string, Promise<JsonResponse>>;
  length: number;
}

export interface AvailabilityCache {
  /**
   * Returns the cached answer, or the result of `find` as JSON by its schema. `question` must identify the
   * request without any personal part.
   */
  answer<Schema extends z.ZodType>(
    doctorId: number,
    question: string,
    schema: Schema,
    find: () => Promise<z.input<Schema>>,
  ): Promise<JsonResponse>;
  readonly counts: CacheCounts;
}

/**
 * Caches answers about doctors' slots. They are dropped when the live connection reports changed slots and
 * used only while it is up, so none is older than its delay. None outlives its minute, because a slot that
 * begins is no longer free.
 */
export function createAvailabilityCache(
  live: Pick<Live, 'isUpToDate' | 'onSlots'>,
  clock: Clock,
  max = maxLength,
): AvailabilityCache {
  const cached = new Map<number, DoctorAnswers>();
  const counts = createCacheCounts();
  let length = 0;

  const drop = (doctorId: number) => {
    const dropped = cached.get(doctorId);
    length -= dropped?.length ?? 0;
    counts.dropped += dropped?.byQuestion.size ?? 0;
    cached.delete(doctorId);
  };
  live.onSlots((doctorId) => {
    for (const each of doctorId === null ? [...cached.keys()] : [doctorId]) drop(each);
  });

  /** Ignored if the doctor's answers were dropped during the lookup. */
  const count = (doctorId: number, answers: DoctorAnswers, { json }: JsonResponse) => {
    if (cached.get(doctorId) !== answers) return;
    answers.length += json.length + entryOverhead;
    length += json.length + entryOverhead;
    for (const oldest of cached.keys()) {
      if (length <= max) break;
      drop(oldest);
    }
  };
  /** Failed lookups are not cached, nor are their doctors. */
  const forget = (doctorId: number, answers: DoctorAnswers, question: string) => {
    answers.byQuestion.delete(question);
    if (answers.byQuestion.size === 0 && cached.get(doctorId) === answers) drop(doctorId);
  };

  return {
    counts,
    async answer(doctorId, question, schema, find) {
      const make = async () => {
        counts.misses += 1;
        return JsonResponse.by(schema, await find());
      };
      if (!live.isUpToDate) return make();

      const minute = Math.floor(clock.now() / minuteMilliseconds);
      let answers = cached.get(doctorId);
      if (answers?.minute !== minute) {
        drop(doctorId);
        answers = { minute, byQuestion: new Map(), length: 0 };
        cached.set(doctorId, answers);
      }
      const known = answers.byQuestion.get(question);
      if (known) {
        counts.hits += 1;
        return known;
      }

      const answer = make();
      answers.byQuestion.set(question, answer);
      try {
        count(doctorId, answers, await answer);
      } catch (error) {
        forget(doctorId, answers, question);
        throw error;
      }
      return answer;
    },
  };
}
