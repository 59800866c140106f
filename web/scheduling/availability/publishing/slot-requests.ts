import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays } from '#domain/platform/calendar-days.ts';
import { ApiError, type Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { pollUnlessLive } from '#web/platform/live/connection-state.ts';
import { useLive } from '#web/platform/live/use-live.ts';

type PublishedEverywhere = Output<'GET /doctors/:id/slots'>;

const publishedKey = (doctorId: string) => ['published-slots', doctorId];
const bookedKey = (doctorId: string) => ['booked-slots', doctorId];

export function usePublished(doctorId: string) {
  const call = useCall();
  return useQuery({
    queryKey: publishedKey(doctorId),
    queryFn: ({ signal }) => call('GET /doctors/:id/slots', { params: { id: doctorId }, signal }),
  });
}

/** Refetched on bookings and periodically. */
export function useBooked(doctorId: string, date: string) {
  const call = useCall();
  const client = useQueryClient();
  const askAgain = () => void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
  useLive(`slots:${doctorId}`, { onChange: askAgain });
  return useQuery({
    queryKey: [...bookedKey(doctorId), date],
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/booked-slots', { params: { id: doctorId }, query: { date }, signal }),
    refetchInterval: pollUnlessLive(30_000),
  });
}

/** The taken slots on each day of a month (`YYYY-MM`), at any practice; empty until loaded. */
export function useBookedInMonth(doctorId: string, month: string): ReadonlyMap<string, readonly string[]> {
  const call = useCall();
  const from = `${month}-01`;
  const { data } = useQuery({
    queryKey: [...bookedKey(doctorId), 'from', from],
    queryFn: ({ signal }) =>
      call('GET /doctors/:id/availability', { params: { id: doctorId }, query: { from, days: 31 }, signal }),
  });
  const until = addDays(from, 31);
  const days = data?.days.filter(({ date }) => date < until) ?? [];
  return new Map(days.map(({ date, booked }) => [date, booked]));
}

/** Refetches everything published, after a change made outside this file. */
export function useRefreshPublished(doctorId: string) {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: publishedKey(doctorId) });
    void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
  };
}

interface DayToPublish {
  readonly date: string;
  readonly slots: readonly string[];
  readonly interval: number;
  /** Null: the main practice, on the grid. */
  readonly practiceId: string | null;
}

/** Publishes one day; the screen shows the response immediately. */
export function usePublish(doctorId: string) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, slots, interval, practiceId }: DayToPublish) =>
      call('POST /doctors/:id/slots', {
        params: { id: doctorId },
        body: { date, slots: [...slots], interval, ...(practiceId && { practiceId }) },
      }),
    onSuccess: async ({ date, slots }, { interval, practiceId }) => {
      if (practiceId) {
        void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
        return client.invalidateQueries({ queryKey: publishedKey(doctorId) });
      }
      // A request in progress may bring an older state.
      await client.cancelQueries({ queryKey: publishedKey(doctorId) });
      client.setQueryData<PublishedEverywhere>(publishedKey(doctorId), (known) =>
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

interface DayToClose {
  readonly date: string;
  readonly way: 'reschedule' | 'cancel';
  readonly reason: string;
}

/** The starts of upcoming visits that a day off would affect; queried once `asks` is true. */
export function useAffectedVisits(date: string, practiceId: string | null, asks: boolean) {
  const call = useCall();
  return useQuery({
    queryKey: ['touched', date, practiceId],
    queryFn: ({ signal }) => call('GET /leaves/preview', { query: { from: date, to: date }, signal }),
    select: ({ visits }) =>
      visits
        .filter((visit) => practiceId === null || visit.practiceId === practiceId)
        .map(({ slot }) => slot),
    enabled: asks,
    staleTime: 0,
  });
}

/** Takes a day with visits off; resolves when the screen shows its new state. */
export function useCloseDay(doctorId: string, practiceId: string | null) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, way, reason }: DayToClose) =>
      call('PUT /doctors/days/:date/close', {
        params: { date },
        body: { way, reason, ...(practiceId && { practiceId }) },
      }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: publishedKey(doctorId) }),
        client.invalidateQueries({ queryKey: bookedKey(doctorId) }),
      ]);
    },
  });
}

interface DaysToCopy {
  readonly date: string;
  readonly weekdays: readonly number[];
  readonly until: string;
}

/** Copies one day to others; resolves when the screen shows their new state. */
export function useCopyDay(doctorId: string, practiceId: string | null) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ date, weekdays, until }: DaysToCopy) =>
      call('POST /doctors/:id/slots/copy', {
        params: { id: doctorId },
        body: { date, weekdays: [...weekdays], until, ...(practiceId && { practiceId }) },
      }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: bookedKey(doctorId) });
      await client.invalidateQueries({ queryKey: publishedKey(doctorId) });
    },
  });
}

/** The server's sentence if the doctor can act on it, else a general one. */
export function getFailureSentence(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'unreadable') return otherwise;
  return error.problem.fields?.[0]?.message ?? error.message;
}
