import type { VisitStep } from '#contract/hospital-people.ts';
import type { AppointmentStatus } from '#domain/appointment-life.ts';
import type { DeskDeed } from '#domain/desk-deeds.ts';
import { type PaymentWay, payableStatuses } from '#domain/payments.ts';
import { isOfDesk, type PaymentColumns } from '#server/payments/payment-columns.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Cancellable, canCancel } from './can-cancel.ts';

const payable: readonly AppointmentStatus[] = payableStatuses;

type Stepping = Cancellable & {
  readonly status: AppointmentStatus;
  readonly former_status: AppointmentStatus | null;
  readonly was_accepted: boolean;
  readonly desk_may: readonly DeskDeed[];
  readonly payment_way: PaymentWay | null;
  readonly paid_by: PaymentColumns['paid_by'];
};

/** What the desk may do with a visit now: the actions check the same again (M-13). */
export function deskSteps(row: Stepping, clock: Clock): VisitStep[] {
  const { status, former_status, was_accepted, desk_may, payment_way, paid_by } = row;
  const answers = status === 'Requested' && desk_may.includes('answer');
  const isDue = payment_way === null || payment_way === 'later';
  const collects = desk_may.includes('collect');
  const isAccepted = was_accepted && former_status !== 'Requested' && payable.includes(status);
  return [
    ...(answers ? (['accept', 'reject'] as const) : []),
    ...(isAccepted && isDue && collects ? (['collect'] as const) : []),
    ...(!isDue && collects && isOfDesk(paid_by) ? (['void'] as const) : []),
    ...(canCancel(row, clock) ? (['cancel'] as const) : []),
  ];
}
