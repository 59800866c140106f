import type { Receipt } from '#contract/appointments/payments.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { paymentMethodLabel } from './payment-method-labels.ts';
import styles from './receipt-paper.module.css';

const formatDay = (instant: string) => formatLongDay(toCalendarDay(Date.parse(instant), clinicTimeZone()));

/** Matches the PDF, for printing on A4, A5 or an 80 mm roll. */
export function ReceiptPaper({ receipt }: { readonly receipt: Receipt }) {
  const { doctor, patient, letterhead, gstin, consultStatus } = receipt;
  const item =
    consultStatus === 'Online' ? m.payments_document_item_online : m.payments_document_item_offline;
  const head = [
    doctor.qualifications.join(', '),
    m.prescriptions_registration({ number: doctor.medicalReg }),
    [translateHospital(doctor.hospital), doctor.address].filter(Boolean).join(', '),
    letterhead?.phone && m.papers_phone({ phone: letterhead.phone }),
    letterhead?.line,
    gstin && `GSTIN ${gstin}`,
  ].filter((line): line is string => Boolean(line));
  const facts = [
    [m.payments_document_number(), receipt.number],
    [m.common_date(), formatDay(receipt.at)],
    [m.common_patient(), patient.name],
    [m.vitals_document_id(), patient.patientId],
    [m.common_appointment(), receipt.appointmentId],
    [m.payments_document_item(), item({ day: formatDay(receipt.startsAt) })],
    [m.payments_document_amount(), formatRupees(receipt.amount)],
    [m.payments_document_words(), receipt.inWords],
    [m.payments_document_way(), paymentMethodLabel(receipt.way)],
    [m.payments_document_by(), receipt.collectedBy],
  ].filter(([, value]) => value !== '');
  return (
    <article className={styles.paper}>
      <header className={`flex spread ${styles.head}`}>
        <div>
          <p className={styles.doctor}>{doctor.name}</p>
          {head.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {letterhead?.logo && <img className={styles.logo} src={letterhead.logo} alt={m.papers_logo()} />}
      </header>
      <h1>{m.sheet_receipt()}</h1>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{m.payments_document_note()}</p>
    </article>
  );
}
