import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { appointmentKeys } from '../appointment-keys.ts';

type OpenAppointments = Output<'GET /patients/appointments/open'>;
type HistoryPage = Output<'GET /patients/appointments/history'>;

/** The user and everyone in their care. */
const allPeople = 'all';

const refreshMilliseconds = 30_000;

/** A response cached for offline use by an older version may lack both. */
const withDefaults = (open: OpenAppointments): OpenAppointments => ({
  ...open,
  due: open.due ?? [],
  people: open.people ?? [],
});

/**
 * Open appointments of the patient and everyone in their care, nearest first, the closed ones that need
 * action, and all these people.
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

/** Closed appointments, newest first, by pages; by default of everyone in the user's care. */
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

/** An appointment that moved to the next page between two responses counts once. */
export function mergePages(pages: readonly HistoryPage[]): PatientAppointment[] {
  const all = pages.flatMap(({ appointments }) => appointments);
  return [...new Map(all.map((one) => [one.appointmentId, one])).values()];
}
