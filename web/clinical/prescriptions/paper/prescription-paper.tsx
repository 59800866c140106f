import type { Prescription } from '#contract/clinical/prescriptions.ts';
import type { Paper } from '#contract/doctors/letterheads.ts';
import { isTimeOfDayFrequency } from '#domain/clinical/prescriptions.ts';
import { isApproximateBirth, toSpokenAge } from '#domain/patients/ages.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { translateAge } from '#names/age-name.ts';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { Letterhead, type PaperFact, PaperFacts } from '#web/ui/paper/letterhead.tsx';
import shared from '#web/ui/paper/printed-paper.module.css';
import { QrCodeImage } from '#web/ui/qr-code-image.tsx';
import { formatAllergies, formatRegistration, formatWeight } from './paper-labels.ts';
import { PrescriptionContent } from './prescription-content.tsx';
import styles from './prescription-paper.module.css';

/** Below this age the weight decides doses. */
const adultAge = 18;
/** As in the styles. */
const pageMarginMm = 10;

interface PrescriptionPaperProps {
  readonly prescription: Prescription;
  readonly paper: Paper;
}

/** The same sheet as the PDF, for printing the page; the table's head and foot repeat on every sheet. */
export function PrescriptionPaper({ prescription, paper }: PrescriptionPaperProps) {
  const { visit, doctor, patient, version, writtenAt, plain, check } = prescription;
  const toClinicDay = (instant: string) => toCalendarDay(Date.parse(instant), clinicTimeZone());
  const age = toSpokenAge(patient.dateOfBirth, toClinicDay(visit.startsAt));
  const isChild = age.unit !== 'year' || age.count < adultAge;
  const online = visit.consultStatus === 'Online';
  const facts: readonly PaperFact[] = [
    [m.common_patient(), patient.name],
    [m.heart_age(), translateAge(age, isApproximateBirth(patient.dateOfBirth))],
    [m.gender_label(), genderLabel(patient.gender)],
    [m.vitals_document_id(), patient.patientId],
    [m.common_date(), formatLongDay(toClinicDay(visit.startsAt))],
    [m.prescriptions_visit(), online ? m.prescriptions_online() : m.prescriptions_offline()],
    [m.common_appointment(), visit.appointmentId],
    [m.common_address(), patient.address, true],
    [m.papers_weight(), formatWeight(prescription, isChild)],
    [m.common_allergies(), formatAllergies(patient), true],
  ];
  const date = formatLongDay(toClinicDay(writtenAt));
  const qualifications = doctor.qualifications.join(', ');
  const registration = formatRegistration(doctor);
  return (
    <table
      className={`${shared.paper} ${styles.paper} ${paper.size === 'A5' ? styles.small : ''}`}
      data-paper
    >
      <thead>
        <tr>
          <td style={{ height: `${Math.max(0, paper.topMm - pageMarginMm)}mm` }} />
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <div className={styles.content}>
              {paper.topMm === 0 && (
                <Letterhead
                  logo={doctor.logo}
                  from={{ name: doctor.name, lines: [qualifications] }}
                  beside={{
                    name: translateHospital(doctor.Hospital),
                    lines: [
                      doctor.address,
                      doctor.phone && m.papers_phone({ phone: doctor.phone }),
                      doctor.hospitalLine,
                    ],
                  }}
                >
                  <p>
                    {translateSpecialization(doctor.specialization)} · {registration}
                    <EnglishName of={doctor.specialization} />
                  </p>
                </Letterhead>
              )}
              <PaperFacts facts={facts} />
              <p className={styles.rx}>Rx</p>
              <PrescriptionContent version={prescription} />
              {prescription.medicines.some(({ frequency }) => isTimeOfDayFrequency(frequency)) && (
                <p>{m.papers_legend()}</p>
              )}
              {check && (
                <div className={`grid top break-anywhere ${styles.codes}`}>
                  <QrCodeImage code={check.urlCode} label={m.papers_link_alt()} />
                  <div>
                    <p>{m.papers_code_link()}</p>
                    <p>{check.url}</p>
                    {check.card && <p>{m.papers_code_card()} →</p>}
                    {!check.card && !plain && <p>{m.papers_card_too_long()}</p>}
                  </div>
                  {check.card && <QrCodeImage code={check.card.code} label={m.papers_card_alt()} />}
                </div>
              )}
            </div>
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td style={{ paddingBottom: `${Math.max(0, paper.bottomMm - pageMarginMm)}mm` }}>
            <div className={shared.foot}>
              <p>
                {version > 1
                  ? m.prescriptions_corrected_note({ date, version })
                  : m.prescriptions_written_note({ date })}
              </p>
              <div className={shared.signature}>
                {doctor.signature && (
                  <img className={shared.logo} src={doctor.signature} alt={m.papers_signature()} />
                )}
                <p>
                  <strong>{doctor.name}</strong>
                </p>
                <p>{qualifications || translateSpecialization(doctor.specialization)}</p>
                <p>{registration}</p>
              </div>
            </div>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
