import type { Receipt } from '#contract/appointments/payments.ts';
import { Refusal } from '#contract/platform/refusals.ts';
import type { Queryable } from '#db/statement.ts';
import { spellAmount } from '#domain/appointments/spell-amount.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { findLetterheadImages } from '#server/doctors/letterheads/find-letterhead-images.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { presentPayment } from './payment-presenter.ts';
import { findReceiptRow, type ReceiptRow } from './payment-queries.ts';

/**
 * The hospital's letterhead at the time. A receipt of an own practice has none, even if the doctor has a
 * logo.
 */
async function findLetterhead(
  db: Queryable,
  { doctor, hospitalLine }: NonNullable<ReceiptRow['issued']>,
): Promise<Receipt['letterhead']> {
  if (hospitalLine === null) return null;
  const { logo } = await findLetterheadImages(db, { logo_hash: doctor.logoHash, signature_hash: null });
  return { logo, phone: doctor.phone, line: hospitalLine };
}

/** For the visit's doctor and patient. Refuses with `appointment_not_found` or `no_receipt`. */
export async function findReceipt(
  { role, id: callerId }: Actor,
  db: Queryable,
  id: number,
): Promise<{ patientId: number; receipt: Receipt }> {
  const doctorId = role === 'doctor' ? callerId : null;
  const patientId = role === 'patient' ? callerId : null;
  const [row] = await findReceiptRow(db, { id, doctorId, patientId });
  if (!row) throw new Refusal('appointment_not_found');
  const payment = presentPayment(row);
  const { payment_paise: paise, issued } = row;
  if (!payment?.receipt || payment.way === 'later' || !issued || paise === null)
    throw new Refusal('no_receipt');
  const { doctor, patient } = issued;
  return {
    patientId: row.patient_id,
    receipt: {
      number: payment.receipt,
      way: payment.way,
      amount: payment.amount,
      inWords: spellAmount(paise),
      at: payment.at,
      startsAt: row.starts_at.toISOString(),
      consultStatus: row.consult_status,
      appointmentId: formatId('appointment', row.appointment_id),
      collectedBy: row.collected_by,
      gstin: issued.gstin,
      doctor: {
        name: doctor.name,
        qualifications: doctor.qualifications,
        medicalReg: doctor.medicalReg,
        hospital: doctor.Hospital,
        address: doctor.address,
      },
      letterhead: await findLetterhead(db, issued),
      patient: { name: patient.name, patientId: formatId('patient', row.patient_id) },
    },
  };
}
