import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PaymentForm } from '#contract/appointments/payments.ts';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { refreshAppointments } from '../appointment-keys.ts';
import { type Outcome, toFailure } from './use-appointment-change.ts';

type Recorded = Output<'POST /appointments/:appointmentId/payment'>;

/**
 * Records the payment of a visit, one at a time; everything about appointments is refetched afterwards. A
 * payment that someone else has recorded already takes precedence.
 */
export function useRecordPayment() {
  const client = useQueryClient();
  const call = useCall();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const record = async (appointmentId: string, body: PaymentForm): Promise<Outcome<Recorded>> => {
    if (running.current) return { state: 'running' };
    running.current = true;
    setBusy(true);
    try {
      const params = { appointmentId };
      const answer = await call('POST /appointments/:appointmentId/payment', { params, body });
      void refreshAppointments(client);
      return { state: 'done', answer };
    } catch (error) {
      const failure = toFailure(error);
      if (failure.code === null) console.error(error);
      else void refreshAppointments(client);
      const overtaken = failure.overtaken || failure.code === 'already_paid';
      return { state: 'failed', ...failure, overtaken };
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, record };
}
