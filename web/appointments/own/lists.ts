import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { refetchUnlessLive } from '#web/platform/live/fresh.ts';
import type { Output } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { appointmentKeys } from '../keys.ts';

type OpenAppointments = Output<'GET /patients/appointments/open'>;
type HistoryPage = Output<'GET /patients/appointments/history'>;

/** The caller, and whom they look after. */
const allPeople = 'all';

const refreshMilliseconds = 30_000;

/** An answer that an older version kept for times without a network has neither. */
const withDefaults = (open: OpenAppointments): OpenAppointments => ({
  ...open,
  due: open.due ?? [],
  people: open.people ?? [],
});

/**
 * The open appointments of the patient and of everybody whom they look after (J-05), the nearest first, the closed ones
 * that need them (F-02, F-06), and who all these are.
 */
export function useOpenAppointments() {
  const call = useCall();
  return useQuery({
    queryKey: appointmentKeys.open,
    queryFn: () => call('GET /patients/appointments/open', { query: { patientId: allPeople } }),
    select: withDefaults,
    ...refetchUnlessLive(refreshMilliseconds),
  });
}

/** Closed appointments, newest first, by pages (F-06); `patientId`: whose, by default everybody's. */
export function useAppointmentHistory(patientId: string = allPeople) {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: [...appointmentKeys.history, patientId],
    queryFn: ({ pageParam, signal }) =>
      call('GET /patients/appointments/history', { query: { page: pageParam, patientId }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    ...refetchUnlessLive(refreshMilliseconds),
  });
}

/** The appointments of all loaded pages. One that moved to the next page between two answers counts once. */
export function mergePages(pages: readonly HistoryPage[]): PatientAppointment[] {
  const all = pages.flatMap(({ appointments }) => appointments);
  return [...new Map(all.map((one) => [one.appointmentId, one])).values()];
}
