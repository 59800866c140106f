import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PatientAppointment } from '#contract/appointments.ts';
import type { AnswerOf } from '../../api/client.ts';
import { useCall } from '../../api/context.tsx';
import { pollEvery } from '../../live/line-state.ts';

/** Under which keys a patient's own appointments are stored. */
const visitKeys = {
  open: ['patient-appointments-open'],
  history: ['patient-appointments-history'],
} as const;

type Open = AnswerOf<'GET /patients/appointments/open'>;
type HistoryPage = AnswerOf<'GET /patients/appointments/history'>;

/** How often a visible page asks again while nobody tells it of changes. */
const refreshMilliseconds = 30_000;
const fresh = { refetchInterval: pollEvery(refreshMilliseconds), refetchOnWindowFocus: 'always' } as const;

/** What lies ahead of the patient, the nearest first, kept fresh while somebody looks at it (F-06). */
export function useOpenVisits() {
  const call = useCall();
  return useQuery({
    queryKey: visitKeys.open,
    queryFn: () => call('GET /patients/appointments/open'),
    ...fresh,
  });
}

/** What lies behind the patient, newest first, page after page, kept fresh as well (F-06). */
export function useVisitHistory() {
  const call = useCall();
  return useInfiniteQuery({
    queryKey: visitKeys.history,
    queryFn: ({ pageParam, signal }) =>
      call('GET /patients/appointments/history', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, perPage, total }) => (page * perPage < total ? page + 1 : undefined),
    ...fresh,
  });
}

/**
 * The visits of all loaded pages. A visit that moved from one page to the next between two answers counts
 * once.
 */
export function visitsOf(pages: readonly HistoryPage[]): PatientAppointment[] {
  const all = pages.flatMap(({ appointments }) => appointments);
  return [...new Map(all.map((visit) => [visit.appointmentId, visit])).values()];
}

/** Has a patient's appointments asked again. */
export async function refreshVisits(client: QueryClient): Promise<void> {
  await Promise.all(Object.values(visitKeys).map((queryKey) => client.invalidateQueries({ queryKey })));
}

/**
 * Shows a visit that has just been closed in History at once, then asks again. In one step, so that its card
 * is seen to move. An answer under way may still have it open, so that is dropped.
 */
export async function moveToHistory(client: QueryClient, closed: PatientAppointment): Promise<void> {
  await Promise.all(Object.values(visitKeys).map((queryKey) => client.cancelQueries({ queryKey })));
  const isOther = ({ appointmentId }: PatientAppointment) => appointmentId !== closed.appointmentId;
  client.setQueryData<Open>(
    visitKeys.open,
    (shown) => shown && { ...shown, appointments: shown.appointments.filter(isOther) },
  );
  client.setQueryData<InfiniteData<HistoryPage, number>>(visitKeys.history, (shown) => {
    const [first, ...others] = shown?.pages ?? [];
    if (!shown || !first) return shown;
    const appointments = [closed, ...first.appointments.filter(isOther)].sort(
      (one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt),
    );
    return { ...shown, pages: [{ ...first, appointments, total: first.total + 1 }, ...others] };
  });
  await refreshVisits(client);
}
