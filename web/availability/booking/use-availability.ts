import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvailableDay } from '#contract/availability.ts';
import { addDays } from '#domain/calendar-days.ts';
import { idOf, readableId } from '#domain/readable-ids.ts';
import { defaultInterval } from '#domain/slot-grid.ts';
import type { AnswerOf, Call } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import type { FrameBatch } from '../../live/batch-frames.ts';
import { fresh } from '../../live/fresh.ts';
import { useLive } from '../../live/use-live.ts';
import { useDayRefresh } from './refresh-day.ts';

export type Availability = AnswerOf<'GET /doctors/:id/availability'>;

/** How far the day strip reaches, today included. */
const stripDays = 14;
/** One more than the strip shows, so that "tomorrow" is still there when midnight passes. */
export const loadedDays = stripDays + 1;
/** How often an open, visible page asks again while nobody tells it of changes. */
const refreshMilliseconds = 30_000;
/** When more days change at once, one answer with all of them is less than one for each. */
const fewDays = 2;

export interface CurrentAvailability {
  readonly today: string;
  /** The days of the strip. */
  readonly days: readonly AvailableDay[];
  /** The chosen day; null while it is loading or could not be loaded. */
  readonly day: AvailableDay | null;
  readonly loadingDay: boolean;
  /** The last refresh failed, so what is shown may be old. */
  readonly stale: boolean;
  readonly refresh: () => void;
}

/** Under which key a doctor's slots are stored, for those who know that they have changed. */
export const availabilityKey = (doctorId: string) => ['availability', doctorId];

/** The free and taken slots of the strip's days, to begin with. */
export function useFirstAvailability(doctorId: string) {
  return useQuery(stripQuery(useCall(), doctorId));
}

const stripQuery = (call: Call, doctorId: string) => ({
  queryKey: availabilityKey(doctorId),
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    call('GET /doctors/:id/availability', {
      params: { id: doctorId },
      query: { days: loadedDays },
      signal,
    }),
});

/** A day that is not in the answer has nothing published. */
function dayOf(days: readonly AvailableDay[], date: string): AvailableDay {
  return days.find((day) => day.date === date) ?? { date, interval: defaultInterval, free: [], booked: [] };
}

/** The topic of a doctor's slots, whichever spelling the id has. */
function topicOf(doctorId: string): `slots:${string}` | null {
  const id = idOf('doctor', doctorId);
  return id === null ? null : `slots:${readableId('doctor', id)}`;
}

/** The days of which something changed; null when any of them may have. */
function daysIn(batch: FrameBatch): string[] | null {
  return batch && [...new Set(batch.flatMap((frame) => (frame.type === 'slots' ? frame.days : [])))];
}

/**
 * A doctor's free and taken slots, kept fresh while somebody looks at them: as they change, on focus, from
 * time to time while visible, and when asked to (E-01, E-08). Days beyond the strip are loaded one by one.
 */
export function useAvailability(
  doctorId: string,
  wantedDate: string | null,
  initial: Availability,
): CurrentAvailability {
  const call = useCall();
  const client = useQueryClient();
  const stripKey = availabilityKey(doctorId);
  const strip = useQuery({
    ...stripQuery(call, doctorId),
    initialData: initial,
    refetchOnMount: false, // it has just come with the page; the live line asks once more when it is there
    ...fresh(refreshMilliseconds),
  });
  const { today, days } = strip.data;
  const date = wantedDate && wantedDate >= today ? wantedDate : today;
  const beyond = date > addDays(today, loadedDays - 1);
  const later = useQuery({
    queryKey: [...stripKey, date],
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/availability', {
        params: { id: doctorId },
        query: { from: date, days: 1 },
        signal,
      }),
    enabled: beyond,
    ...fresh(refreshMilliseconds),
  });

  const { refetch: refetchStrip } = strip;
  const { refetch: refetchLater } = later;
  const { forget, refreshDay } = useDayRefresh(doctorId, stripKey);
  const refresh = () => {
    forget();
    void refetchStrip();
    if (beyond) void refetchLater();
  };
  useLive(topicOf(doctorId), {
    onChange(batch) {
      const changed = daysIn(batch);
      // A whole answer under way may be older than the change, and would bury it.
      const askingAll = client.isFetching({ queryKey: stripKey, exact: true }) > 0;
      if (!changed || changed.length > fewDays || askingAll) return refresh();
      if (beyond && changed.includes(date)) void refetchLater();
      for (const day of changed.filter((each) => each < addDays(today, loadedDays))) {
        refreshDay(day).catch(refresh);
      }
    },
  });

  const loaded = beyond ? later.data?.days : days;
  return {
    today,
    days: Array.from({ length: stripDays }, (_, index) => dayOf(days, addDays(today, index))),
    day: loaded ? dayOf(loaded, date) : null,
    loadingDay: beyond && later.isPending,
    stale: strip.isError || later.isError,
    refresh,
  };
}
