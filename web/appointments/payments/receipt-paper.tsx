import type { Receipt } from '#contract/appointments/payments.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { formatRupees } from '#web/ui/format/rupees.ts';
import { Letterhead, PaperFacts } from '#web/ui/paper/letterhead.tsx';
import paper from '#web/ui/paper/printed-paper.module.css';
import { paymentMethodLabel } from './payment-method-labels.ts';
import styles from './receipt-paper.module.css';

const formatDay = (instant: string) => formatLongDay(toCalendarDay(Date.parse(instant), clinicTimeZone()));

/** Matches the PDF, for printing on A4, A5 or an 80 mm roll. */
export function ReceiptPaper({ receipt }: { readonly receipt: Receipt }) {
  const { doctor, patient, letterhead, gstin, consultStatus } = receipt;
  const item =
    consultStatus === 'Online' ? m.payments_document_item_online : m.payments_document_item_offline;
  const amount = formatRupees(receipt.amount);
  return (
    <article className={`${paper.paper} ${styles.paper}`}>
      <Letterhead
        logo={letterhead?.logo}
        from={{
          name: translateHospital(doctor.hospital) || doctor.name,
          lines: [
            doctor.address,
            letterhead?.phone && m.papers_phone({ phone: letterhead.phone }),
            letterhead?.line,
            gstin && `GSTIN ${gstin}`,
          ],
        }}
        beside={{
          name: doctor.name,
          lines: [
            doctor.qualifications.join(', '),
            m.prescriptions_registration({ number: doctor.medicalReg }),
          ],
        }}
      />
      <h1>{m.sheet_receipt()}</h1>
      <PaperFacts
        facts={[
          [m.common_patient(), patient.name],
          [m.payments_document_number(), receipt.number],
          [m.common_date(), formatDay(receipt.at)],
          [m.payments_document_way(), paymentMethodLabel(receipt.way)],
          [m.vitals_document_id(), patient.patientId],
          [m.common_appointment(), receipt.appointmentId],
        ]}
      />
      <table className={paper.table}>
        <thead>
          <tr>
            <th scope="col">{m.payments_document_item()}</th>
            <th scope="col" className={paper.amount}>
              {m.payments_document_amount()}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{item({ day: formatDay(receipt.startsAt) })}</td>
            <td className={paper.amount}>{amount}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <strong>{m.hospital_figures_total()}</strong>
            </th>
            <td className={paper.amount}>
              <strong>{amount}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      <p>
        {m.payments_document_words()}: <strong>{receipt.inWords}</strong>
      </p>
      <footer className={paper.foot}>
        <p>{m.payments_document_note()}</p>
        <div className={paper.signature}>
          {receipt.collectedBy ? `${m.payments_document_by()}: ${receipt.collectedBy}` : m.papers_signature()}
        </div>
      </footer>
    </article>
  );
}
