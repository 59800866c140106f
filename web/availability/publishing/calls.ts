import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from '#domain/calendar-days.ts';
import type { SlotInterval } from '#domain/slot-grid.ts';
import { ApiError } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { pollEvery } from '../../live/line-state.ts';
import { useLive } from '../../live/use-live.ts';
import type { Published } from './plan.ts';

const publishedKey = (doctorId: string) => ['published-slots', doctorId];
const bookedKey = (doctorId: string) => ['booked-slots', doctorId];

/** What the doctor has published from today on. */
export function usePublished(doctorId: string) {
  const call = useCall();
  return useQuery({
    queryKey: publishedKey(doctorId),
    queryFn: ({ signal }) => call('GET /doctors/:id/slots', { params: { id: doctorId }, signal }),
  });
}

/** The taken slots of one day; patients book meanwhile, so it is asked again when they do, and from time to time. */
export function useBooked(doctorId: string, date: string) {
  const call = useCall();
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
  useLive(`slots:${doctorId}`, { onChange: askAgain });
  return useQuery({
    queryKey: [...bookedKey(doctorId), date],
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/booked-slots', { params: { id: doctorId }, query: { date }, signal }),
    refetchInterval: pollEvery(30_000),
  });
}

/** How many slots are taken on the days of a month (`YYYY-MM`), by day: marks for the calendar, empty until known. */
export function useBookedCounts(doctorId: string, month: string): ReadonlyMap<string, number> {
  const call = useCall();
  const from = `${month}-01`;
  const { data } = useQuery({
    queryKey: [...bookedKey(doctorId), 'from', from],
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/availability', { params: { id: doctorId }, query: { from, days: 31 }, signal }),
  });
  const until = addDays(from, 31);
  const days = data?.days.filter(({ date }) => date < until) ?? [];
  return new Map(days.map(({ date, booked }) => [date, booked.length]));
}

interface DayToPublish {
  readonly date: string;
  readonly slots: readonly string[];
  readonly interval: SlotInterval;
}

/** Publishes one day; what is shown follows the answer at once. */
export function usePublish(doctorId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, slots, interval }: DayToPublish) =>
      call('POST /doctors/:id/slots', {
        params: { id: doctorId },
        body: { date, slots: [...slots], interval },
      }),
    onSuccess: async ({ date, slots }, { interval }) => {
      // An answer that is under way may be older than this one.
      await client.cancelQueries({ queryKey: publishedKey(doctorId) });
      client.setQueryData<Published>(publishedKey(doctorId), (known) =>
        known
          ? {
              availableSlots: { ...known.availableSlots, [date]: slots },
              intervals: { ...known.intervals, [date]: interval },
            }
          : known,
      );
      void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
    },
  });
}

interface DaysToCopy {
  readonly date: string;
  readonly weekdays: readonly number[];
  readonly until: string;
}

/** Copies one day to others; settled only when the new state of all of them is on the screen. */
export function useCopy(doctorId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, weekdays, until }: DaysToCopy) =>
      call('POST /doctors/:id/slots/copy', {
        params: { id: doctorId },
        body: { date, weekdays: [...weekdays], until },
      }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
      await client.invalidateQueries({ queryKey: publishedKey(doctorId) });
    },
  });
}

/** The server's sentence when the doctor can do something about it, else ours. */
export function sentenceFor(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable') return otherwise;
  return error.problem.fields?.[0]?.message ?? error.message;
}
