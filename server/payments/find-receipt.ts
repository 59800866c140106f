import { Refusal } from '#contract/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import type { ConsultMode } from '#domain/modes.ts';
import { readableId } from '#domain/readable-ids.ts';
import type { Party } from '#server/appointments/own-appointment.ts';
import { findImages } from '#server/letterheads/find-images.ts';
import { presentPayment } from './payment-presenter.ts';
import { type ReceiptRow, receiptOf } from './payment-queries.ts';

type CollectedWay = 'cash' | 'upi' | 'card';

/** What a receipt says. People and place are as they were when it was given. */
export interface Receipt {
  readonly number: string;
  readonly way: CollectedWay;
  /** Rupees. */
  readonly amount: number;
  /** When it was collected, and when the visit was: instants. */
  readonly at: string;
  readonly startsAt: string;
  readonly consultStatus: ConsultMode;
  readonly appointmentId: string;
  readonly doctor: {
    readonly name: string;
    readonly qualifications: readonly string[];
    readonly medicalReg: string;
    readonly hospital: string;
    readonly address: string | null;
  };
  /** Of a visit of a hospital. */
  readonly letterhead: Letterhead | null;
  readonly patient: { readonly name: string; readonly patientId: string };
}

interface Letterhead {
  /** A picture as a `data:` address. */
  readonly logo: string | null;
  readonly phone: string | null;
  readonly line: string;
}

/** The hospital's letterhead as it was; none on receipts that were issued without, though the doctor had a logo. */
async function letterheadOf(
  db: Queryable,
  { doctor, hospitalLine }: NonNullable<ReceiptRow['issued']>,
): Promise<Letterhead | null> {
  if (typeof hospitalLine !== 'string') return null;
  const { logo } = await findImages(db, { logo_hash: doctor.logoHash ?? null, signature_hash: null });
  return { logo, phone: doctor.phone ?? null, line: hospitalLine };
}

/** The receipt of a visit, for its two people. Refuses with `appointment_not_found` or `no_receipt`. */
export async function findReceipt(
  db: Queryable,
  { role, id: callerId }: Party,
  id: number,
): Promise<{ patientId: number; receipt: Receipt }> {
  const doctorId = role === 'doctor' ? callerId : null;
  const patientId = role === 'patient' ? callerId : null;
  const [row] = await receiptOf(db, { id, doctorId, patientId });
  if (!row) throw new Refusal('appointment_not_found');
  const payment = presentPayment(row);
  if (!payment?.receipt || payment.way === 'later' || !row.issued) throw new Refusal('no_receipt');
  const { doctor, patient } = row.issued;
  return {
    patientId: row.patient_id,
    receipt: {
      number: payment.receipt,
      way: payment.way,
      amount: payment.amount,
      at: payment.at,
      startsAt: row.starts_at.toISOString(),
      consultStatus: row.consult_status,
      appointmentId: readableId('appointment', row.appointment_id),
      doctor: {
        name: doctor.name,
        qualifications: doctor.qualifications,
        medicalReg: doctor.medicalReg,
        hospital: doctor.Hospital,
        address: doctor.address,
      },
      letterhead: await letterheadOf(db, row.issued),
      patient: { name: patient.name, patientId: readableId('patient', row.patient_id) },
    },
  };
}
