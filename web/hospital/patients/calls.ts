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
import { sentenceOf } from '#web/api/use-sending.ts';
import { fresh } from '#web/platform/live/fresh.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';

/** The first part of every key. */
const people = 'hospital-people';

/** Refetches what a change of a visit may have changed of people. */
export const refreshHospitalPeople = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [people] });

/** Refetches all that is shown after an own deed: the calendar too. */
export const refreshDesk = (client: QueryClient): Promise<void> => client.invalidateQueries();

/** Whom the hospital knows and a text means; an empty text asks nothing. */
export function useFoundPeople(q: string) {
  const call = useCall();
  return useQuery({
    queryKey: [people, 'found', q],
    queryFn: ({ signal }) => call('GET /hospital/people', { query: { q }, signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
}

export function useHospitalPerson(patientId: string) {
  const call = useCall();
  return useQuery({
    queryKey: [people, 'one', patientId],
    queryFn: ({ signal }) => call('GET /hospital/people/:patientId', { params: { patientId }, signal }),
    ...fresh(20_000),
  });
}

/** Requests that wait for an answer, of all doctors of the hospital. */
export function useHospitalRequests() {
  const call = useCall();
  return useQuery({
    queryKey: [people, 'requests'],
    queryFn: () => call('GET /hospital/visits/requests'),
    ...fresh(20_000),
  });
}

/** With whom the desk may book. */
export function useBookableDoctors() {
  const call = useCall();
  return useQuery({
    queryKey: [people, 'doctors'],
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

/** A doctor's free times; null asks nothing. */
export function useBookableTimes(wanted: WantedTimes | null) {
  const call = useCall();
  return useQuery({
    queryKey: [people, 'times', wanted],
    queryFn: ({ signal }) => {
      const { doctorId = '', practiceId = '', mode = 'Offline', date = '' } = wanted ?? {};
      const query = { doctorId, practiceId, mode, ...(date && { date }) };
      return call('GET /hospital/visits/times', { query, signal });
    },
    enabled: wanted !== null,
    ...fresh(20_000),
  });
}

/** What the desk does with a visit; a toast says what came of it. Of a payment its screen says it, and offers the receipt. */
export function useVisitDeed() {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ appointmentId, ...deed }: VisitDeed): Promise<Done> => {
      const params = { appointmentId };
      if ('payment' in deed) {
        return call('POST /hospital/visits/:appointmentId/payment', { params, body: deed.payment });
      }
      return 'receipt' in deed
        ? call('PUT /hospital/visits/:appointmentId/payment/void', { params, body: deed })
        : call('PUT /hospital/visits/:appointmentId/respond', { params, body: deed });
    },
    onSuccess: ({ message }, deed) => 'payment' in deed || toast.good(message),
    onError: (error) => toast.bad(sentenceOf(error) ?? m.session_no_connection()),
    onSettled: () => refreshDesk(client),
  });
}
type Done = { readonly message: string; readonly payment?: Payment | null };
type VisitDeed = { readonly appointmentId: string } & (
  | { readonly action: 'accept' }
  | { readonly action: 'reject'; readonly reason: string }
  | { readonly payment: PaymentForm }
  /** The one to void. */
  | { readonly receipt: string }
);
