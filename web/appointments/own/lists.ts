import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PatientAppointment } from '#contract/appointments.ts';
import type { AnswerOf } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { fresh } from '../../live/fresh.ts';
import { appointmentKeys } from '../keys.ts';

type OpenAppointments = AnswerOf<'GET /patients/appointments/open'>;
type HistoryPage = AnswerOf<'GET /patients/appointments/history'>;

const refreshMilliseconds = 30_000;

/** An answer that an older version kept for times without a network has none. */
const withDue = (open: OpenAppointments): OpenAppointments => ({ ...open, due: open.due ?? [] });

/** The patient's open appointments, the nearest first, and the closed ones that need them (F-02, F-06). */
export function useOpenAppointments() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.open,
    queryFn: () => call('GET /patients/appointments/open'),
    select: withDue,
    ...fresh(refreshMilliseconds),
  });
}

/** The patient's closed appointments, newest first, by pages (F-06). */
export function useAppointmentHistory() {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: appointmentKeys.history,
    queryFn: ({ pageParam, signal }) =>
      call('GET /patients/appointments/history', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    ...fresh(refreshMilliseconds),
  });
}

/** The appointments of all loaded pages. One that moved to the next page between two answers counts once. */
export function appointmentsOf(pages: readonly HistoryPage[]): PatientAppointment[] {
  const all = pages.flatMap(({ appointments }) => appointments);
  return [...new Map(all.map((one) => [one.appointmentId, one])).values()];
}
