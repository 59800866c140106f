import type { FrontDeskStep } from '#contract/hospital/hospital-patients.ts';
import { type AppointmentStatus, checkAction } from '#domain/appointments/appointment-lifecycle.ts';
import { type PaymentMethod, payableStatuses } from '#domain/appointments/payments.ts';
import type { DeskPermission } from '#domain/hospital/desk-permissions.ts';
import { toAppointmentFacts } from '#server/appointments/detail/appointment-facts.ts';
import { isRecordedByDesk, type PaymentColumns } from '#server/appointments/payments/payment-sql.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Cancellable, canCancel } from './can-cancel-visit.ts';

const payable: readonly AppointmentStatus[] = payableStatuses;

type Stepping = Cancellable & {
  readonly status: AppointmentStatus;
  readonly former_status: AppointmentStatus | null;
  readonly was_accepted: boolean;
  readonly did_not_come: boolean;
  readonly has_come: boolean;
  readonly desk_permissions: readonly DeskPermission[];
  readonly payment_way: PaymentMethod | null;
  readonly paid_by: PaymentColumns['paid_by'];
};

function listMarkSteps(
  { status, starts_at, was_accepted, did_not_come, has_come }: Stepping,
  clock: Clock,
): FrontDeskStep[] {
  const facts = toAppointmentFacts(
    { status, starts_at, was_accepted, did_not_come, has_come },
    clock.timeZone,
  );
  const may = (action: 'didNotCome' | 'reopen') =>
    checkAction(action, 'doctor', facts, clock.now()) === 'allowed';
  if (may('didNotCome')) return ['didNotCome'];
  return status === 'Incomplete' && may('reopen') ? ['takeMarkBack'] : [];
}

/** Actions currently available to the front desk; each action checks its conditions again. */
export function listDeskSteps(row: Stepping, clock: Clock): FrontDeskStep[] {
  const { status, former_status, was_accepted, desk_permissions, payment_way, paid_by } = row;
  const answers = status === 'Requested' && desk_permissions.includes('answer');
  const isDue = payment_way === null || payment_way === 'later';
  const collects = desk_permissions.includes('collect');
  const isAccepted = was_accepted && former_status !== 'Requested' && payable.includes(status);
  return [
    ...(answers ? (['accept', 'reject'] as const) : []),
    ...(isAccepted && isDue && collects ? (['collect'] as const) : []),
    ...(!isDue && isRecordedByDesk(paid_by) ? (['void'] as const) : []),
    ...listMarkSteps(row, clock),
    ...(canCancel(row, clock) ? (['cancel'] as const) : []),
  ];
}
