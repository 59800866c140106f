import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { refetchUnlessLive } from '#web/platform/live/refetch-unless-live.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/** The first part of every key. */
const peopleKey = 'hospital-people';

/** Refetches what a change of a visit may have changed about people. */
export const refreshHospitalPatients = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [peopleKey] });

/** Refetches everything shown, including the calendar, after an own action. */
export const refreshFrontDesk = (client: QueryClient): Promise<void> => client.invalidateQueries();

/** Hospital patients who match a text; an empty text disables the query. */
export function usePatientSearch(q: string) {
  const call = useCall();
  return useQuery({
    queryKey: [peopleKey, 'found', q],
    queryFn: ({ signal }) => call('GET /hospital/patients', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

export function useHospitalPatient(patientId: string) {
  const call = useCall();
  return useQuery({
    queryKey: [peopleKey, 'one', patientId],
    queryFn: ({ signal }) => call('GET /hospital/patients/:patientId', { params: { patientId }, signal }),
    ...refetchUnlessLive(20_000),
  });
}

export function useHospitalRequests() {
  const call = useCall();
  return useQuery({
    queryKey: [peopleKey, 'requests'],
    queryFn: () => call('GET /hospital/visits/requests'),
    ...refetchUnlessLive(20_000),
  });
}

export function useBookableDoctors() {
  const call = useCall();
  return useQuery({
    queryKey: [peopleKey, 'doctors'],
    queryFn: () => call('GET /hospital/visits/doctors'),
  });
}

export interface WantedTimes {
  readonly doctorId: string;
  readonly practiceId: string;
  readonly mode: 'Offline' | 'Online';
  /** Empty: the first day with a free time. */
  readonly date: string;
}

/** A doctor's free times; null disables the query. */
export function useBookableTimes(wanted: WantedTimes | null) {
  const call = useCall();
  return useQuery({
    queryKey: [peopleKey, 'times', wanted],
    queryFn: ({ signal }) => {
      const { doctorId = '', practiceId = '', mode = 'Offline', date = '' } = wanted ?? {};
      const query = { doctorId, practiceId, mode, ...(date && { date }) };
      return call('GET /hospital/visits/times', { query, signal });
    },
    enabled: wanted !== null,
    ...refetchUnlessLive(20_000),
  });
}

/**
 * Front desk actions on a visit; a toast reports the result. For a payment the screen reports it and offers
 * the receipt.
 */
export function useVisitAction() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...action }: VisitAction): Promise<Done> => {
      const params = { appointmentId };
      if ('payment' in action) {
        return call('POST /hospital/visits/:appointmentId/payment', { params, body: action.payment });
      }
      return 'receipt' in action
        ? call('PUT /hospital/visits/:appointmentId/payment/void', { params, body: action })
        : call('PUT /hospital/visits/:appointmentId/respond', { params, body: action });
    },
    onSuccess: ({ message }, action) => 'payment' in action || toast.good(message),
    onError: (error) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection()),
    onSettled: () => refreshFrontDesk(client),
  });
}
type Done = { readonly message: string; readonly payment?: Payment | null };
type VisitAction = { readonly appointmentId: string } & (
  | { readonly action: 'accept' }
  | { readonly action: 'reject'; readonly reason: string }
  | { readonly payment: PaymentForm }
  /** The one to void. */
  | { readonly receipt: string }
);
