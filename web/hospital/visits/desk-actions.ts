import type { ReactNode } from 'react';
import type { Payment, PaymentForm } from '#contract/appointments/payments.ts';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import type { FrontDeskStep } from '#contract/hospital/hospital-patients.ts';

export interface ActionableVisit {
  readonly appointmentId: string;
  readonly patientName: string;
  /** Rupees. */
  readonly fee: number;
  readonly payment: Payment | null;
  readonly steps: readonly FrontDeskStep[];
}

export interface ArrivalPayment {
  /** Empty where the front desk may not collect, or the visit is paid. */
  readonly line: (visit: DayVisit) => ReactNode;
  /** The chosen payment; undefined if it is invalid. */
  readonly answer: (visit: DayVisit) => PaymentForm | null | undefined;
  readonly onRecorded: (visit: DayVisit, payment: Payment) => void;
}

export interface DeskActions {
  readonly isBusy: (visit: ActionableVisit) => boolean;
  readonly accept: (visit: ActionableVisit) => void;
  readonly reject: (visit: ActionableVisit) => void;
  readonly collect: (visit: ActionableVisit) => void;
  /** The payment recorded at check-in. */
  readonly paying: ArrivalPayment;
  readonly onArrived: (visit: DayVisit) => void;
  readonly mayVoid: (visit: ActionableVisit) => boolean;
  readonly voidReceipt: (visit: ActionableVisit) => void;
  readonly dialogs: ReactNode;
}
