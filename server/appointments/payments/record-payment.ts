import type { PaymentForm } from '#contract/appointments/payments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { AppointmentStatus } from '#domain/appointments/appointment-lifecycle.ts';
import { payableStatuses } from '#domain/appointments/payments.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { toPaise } from '#domain/platform/money.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Actor, toEventActor } from '#server/platform/http/actor.ts';
import {
  findPayment,
  insertPayment,
  lockForPayment,
  takeDoctorReceiptNumber,
  takeHospitalReceiptNumber,
} from './payment-queries.ts';
import type { PaymentColumns } from './payment-sql.ts';

const payable: readonly AppointmentStatus[] = payableStatuses;

export interface RecordedPayment {
  readonly status: AppointmentStatus;
  readonly payment: PaymentColumns;
}

/**
 * Records the payment of a visit; call it in a transaction. Collected money gets the next receipt number of
 * the hospital's year, or of the doctor's in an own practice. Refuses with `appointment_not_found`,
 * `wrong_status` if the visit was never accepted or was called off, or `already_paid`.
 */
export async function recordPayment(
  doctor: Actor,
  { clock }: Pick<Deps, 'clock'>,
  db: Queryable,
  appointmentId: number,
  { way, amount }: PaymentForm,
): Promise<RecordedPayment> {
  const doctorId = doctor.id;
  const { actorRole: byRole, actorId: byId } = toEventActor(doctor);
  const [appointment] = await lockForPayment(db, { id: appointmentId, doctorId });
  if (!appointment) throw new Refusal('appointment_not_found');
  const { status, was_accepted, hospital_id: hospitalId } = appointment;
  if (!was_accepted || !payable.includes(status)) throw new Refusal('wrong_status', { appStatus: status });
  const [before] = await findPayment(db, { appointmentId });
  if (before?.payment_way && before.payment_way !== 'later') throw new Refusal('already_paid');

  const paise = toPaise(amount);
  const now = clock.now();
  const isRepeat = way === 'later' && before?.payment_way === 'later' && before.payment_paise === paise;
  if (!isRepeat) {
    const year = Number(toCalendarDay(now, clock.timeZone).slice(0, 4));
    const number = way === 'later' ? null : await takeReceiptNumber(db, { doctorId, hospitalId, year });
    await insertPayment(db, {
      appointmentId,
      doctorId,
      way,
      byRole,
      byId,
      paise,
      at: new Date(now),
      receiptHospital: number === null ? null : hospitalId,
      receiptYear: number === null ? null : year,
      receiptNumber: number,
    });
  }
  return { status, payment: await paymentNow(db, appointmentId) };
}

interface Series {
  readonly doctorId: number;
  /** Null: the doctor's own practice. */
  readonly hospitalId: number | null;
  readonly year: number;
}

/** The visit determines the series, even after its doctor has left the hospital. */
async function takeReceiptNumber(db: Queryable, { doctorId, hospitalId, year }: Series): Promise<number> {
  const [taken] =
    hospitalId === null
      ? await takeDoctorReceiptNumber(db, { doctorId, year })
      : await takeHospitalReceiptNumber(db, { hospitalId, year });
  if (!taken) throw new Error(`No receipt number for doctor ${doctorId}`);
  return taken.number;
}

async function paymentNow(db: Queryable, appointmentId: number): Promise<PaymentColumns> {
  const [payment] = await findPayment(db, { appointmentId });
  if (!payment) throw new Error(`Appointment ${appointmentId} has vanished`);
  return payment;
}
