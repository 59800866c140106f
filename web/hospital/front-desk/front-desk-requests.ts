import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { PaymentForm } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/** The first part of every key: all of them are refetched when a visit of the hospital changes. */
const days = 'hospital-days';

/** Patients who have arrived and were not measured; an arrival changes this too. */
export const vitalsDueKey = [days, 'vitals-due'];

/** Refetches what a change of a visit may have changed at the front desk. */
export function refreshFrontDeskDays(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [days] });
}

export interface DayQuery {
  readonly doctors?: string;
  readonly specialization?: string;
  readonly onDuty?: 'true';
  readonly page?: number;
}

/** Disabled while `date` is null. */
export function useFrontDeskDay(date: string | null, query: DayQuery) {
  const call = useCall();
  return useQuery({
    queryKey: [days, 'day', date, query],
    queryFn: ({ signal }) =>
      call('GET /hospital/days/:date', { params: { date: date ?? '' }, query, signal }),
    enabled: date !== null,
    placeholderData: keepPreviousData,
    ...refetchUnlessLive(20_000),
  });
}

/** `doctors`: ids joined by commas; null disables the query. */
export function useHospitalWeek(date: string, doctors: string | null) {
  const call = useCall();
  return useQuery({
    queryKey: [days, 'week', date, doctors],
    queryFn: ({ signal }) =>
      call('GET /hospital/weeks/:date', { params: { date }, query: { doctors: doctors ?? '' }, signal }),
    enabled: doctors !== null,
    placeholderData: keepPreviousData,
    ...refetchUnlessLive(20_000),
  });
}

const showFailure = (error: unknown) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection());

interface Arrival {
  readonly appointmentId: string;
  readonly payment?: PaymentForm | null;
}

/** Records an arrival, and how it was paid. */
export function useCheckIn() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, payment }: Arrival) =>
      call('PUT /hospital/visits/:appointmentId/arrive', { params: { appointmentId }, body: { payment } }),
    onError: showFailure,
    onSettled: () => refreshFrontDeskDays(client),
  });
}

export function useUndoCheckIn() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (appointmentId: string) =>
      call('DELETE /hospital/visits/:appointmentId/arrive', { params: { appointmentId } }),
    onError: showFailure,
    onSettled: () => refreshFrontDeskDays(client),
  });
}

/** Records or undoes a no-show; the lists of people show it too. */
export function useNoShow() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, back }: { readonly appointmentId: string; readonly back: boolean }) =>
      back
        ? call('DELETE /hospital/visits/:appointmentId/did-not-come', { params: { appointmentId } })
        : call('PUT /hospital/visits/:appointmentId/did-not-come', { params: { appointmentId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: showFailure,
    onSettled: () => client.invalidateQueries(),
  });
}

/** Cancels on behalf of the patient; the lists of people show it too. */
export function useCancelVisit() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (appointmentId: string) =>
      call('PUT /hospital/visits/:appointmentId/cancel', { params: { appointmentId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: showFailure,
    onSettled: () => client.invalidateQueries(),
  });
}

interface Move {
  readonly appointmentId: string;
  readonly date: string;
  readonly slotNumber: string;
}

export function useMoveVisit() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...body }: Move) =>
      call('PUT /hospital/visits/:appointmentId/move', { params: { appointmentId }, body }),
    onSuccess: ({ message }) => toast.good(message),
    onError: showFailure,
    onSettled: () => refreshFrontDeskDays(client),
  });
}
