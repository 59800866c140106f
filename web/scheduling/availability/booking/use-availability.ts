import type { AvailableDay } from '#contract/scheduling/availability.ts';
import { addDays } from '#domain/platform/calendar-days.ts';
import { formatId, parseId } from '#domain/platform/readable-ids.ts';
import { defaultInterval } from '#domain/scheduling/slot-grid.ts';
import type { WritableRefreshLog } from '#web/api/asking/refresh-log.ts';
import { usePolledAnswer } from '#web/api/asking/use-polled-answer.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import type { FrameBatch } from '#web/platform/live/batch-frames.ts';
import { pollUnlessLive } from '#web/platform/live/connection-state.ts';
import { useLive } from '#web/platform/live/use-live.ts';
import { useDayRefresh } from './use-day-refresh.ts';

export type Availability = Output<'GET /doctors/:id/availability'>;

/** The length of the day strip, today included. */
export const stripDays = 14;
/** One more than the strip shows, so that "tomorrow" is still there when midnight passes. */
export const loadedDays = stripDays + 1;
/** The polling interval of an open, visible page without live updates. */
const refreshEvery = pollUnlessLive(30_000);
/** When more days change together, one response with all of them is smaller than one for each. */
const maxSingleDays = 2;

export interface CurrentAvailability {
  readonly today: string;
  readonly days: readonly AvailableDay[];
  /** Null while it is loading or could not be loaded. */
  readonly day: AvailableDay | null;
  readonly loadingDay: boolean;
  /** The last refresh failed, so the data may be old. */
  readonly stale: boolean;
  readonly refresh: () => void;
}

/** A day that is not in the response has nothing published. */
function findDay(days: readonly AvailableDay[], date: string): AvailableDay {
  return days.find((day) => day.date === date) ?? { date, interval: defaultInterval, free: [], booked: [] };
}

/** The same for both spellings of the id. */
function slotsTopic(doctorId: string): `slots:${string}` | null {
  const id = parseId('doctor', doctorId);
  return id === null ? null : `slots:${formatId('doctor', id)}`;
}

/** The days with changes; null when any of them may have changed. */
function listChangedDays(batch: FrameBatch): string[] | null {
  return batch && [...new Set(batch.flatMap((frame) => (frame.type === 'slots' ? frame.days : [])))];
}

/**
 * A doctor's free and taken slots, refreshed while they are viewed: on live changes, on focus, periodically
 * while visible, and on demand. Days beyond the strip are loaded one by one.
 */
export function useAvailability(
  doctorId: string,
  wantedDate: string | null,
  initial: Availability,
  log?: WritableRefreshLog,
): CurrentAvailability {
  const call = useCall();
  const params = { id: doctorId };
  // Not fetched on mount: it has just come with the page, and the live connection fetches once more when it
  // is ready.
  const strip = usePolledAnswer(
    doctorId,
    (signal) => call('GET /doctors/:id/availability', { params, query: { days: loadedDays }, signal }),
    { initial, every: refreshEvery, log },
  );
  const { today, days } = strip.answer ?? initial;
  const date = wantedDate && wantedDate >= today ? wantedDate : today;
  const beyond = date > addDays(today, loadedDays - 1);
  const later = usePolledAnswer<Availability>(
    beyond ? `${doctorId} ${date}` : null,
    (signal) => call('GET /doctors/:id/availability', { params, query: { from: date, days: 1 }, signal }),
    { every: refreshEvery, log },
  );

  const { forget, refreshDay } = useDayRefresh(doctorId, strip.change);
  const refresh = () => {
    forget();
    strip.again();
    later.again();
  };
  useLive(slotsTopic(doctorId), {
    onChange(batch) {
      const changed = listChangedDays(batch);
      // A full response in progress may be older than the change, and would overwrite it.
      if (!changed || changed.length > maxSingleDays || strip.isAsking()) return refresh();
      if (beyond && changed.includes(date)) later.again();
      for (const day of changed.filter((each) => each < addDays(today, loadedDays))) {
        refreshDay(day).catch(refresh);
      }
    },
  });

  const loaded = beyond ? later.answer?.days : days;
  return {
    today,
    days: Array.from({ length: stripDays }, (_, index) => findDay(days, addDays(today, index))),
    day: loaded ? findDay(loaded, date) : null,
    loadingDay: beyond && !later.answer && !later.failed,
    stale: strip.failed || later.failed,
    refresh,
  };
}
