import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { hospitalKeys } from '../queries.ts';

interface Arrival<Visit> {
  readonly visit: Visit;
  readonly payment?: PaymentForm | null;
}

/** Records an arrival, and how it was paid; pending by appointment. */
export function useCheckIn<Visit extends { readonly appointmentId: string }>(
  onDone: (visit: Visit, payment: Payment | null) => void,
) {
  const call = useCall();
  return useCommand(
    ({ visit: { appointmentId }, payment }: Arrival<Visit>) =>
      call('PUT /hospital/visits/:appointmentId/arrive', { params: { appointmentId }, body: { payment } }),
    {
      done: null,
      onDone: ({ payment }, { visit }) => onDone(visit, payment ?? null),
      subject: ({ visit }) => visit.appointmentId,
      refresh: [hospitalKeys.days],
    },
  );
}
