import type { Medicine, Prescription, PrescriptionVersion } from '#contract/clinical/prescriptions.ts';
import { toCalendarDay, toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { formatSlotTime } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateMedicinePhrase } from '#names/medicine-phrase.ts';
import { translateReason } from '#names/reason-name.ts';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import styles from './prescription-content.module.css';

interface PrescriptionContentProps {
  readonly version: PrescriptionVersion & Partial<Pick<Prescription, 'followUpVisit'>>;
}

export function PrescriptionContent({ version }: PrescriptionContentProps) {
  const { plain, text, complaints, diagnosis, medicines, advice, otherMedicines } = version;
  if (plain)
    return (
      <p className={styles.text}>
        <UserText>{text}</UserText>
      </p>
    );
  return (
    <div className="stack-3 shrinks container">
      <Part title={m.prescriptions_complaints()} text={translateReason(complaints)} />
      <Part title={m.prescriptions_diagnosis()} text={diagnosis} />
      {medicines.length > 0 && (
        <section className={styles.part}>
          <h3>{m.prescriptions_medicines()}</h3>
          <ol className={styles.medicines}>
            {medicines.map((medicine, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a version never changes, and may name a medicine twice
              <li key={index}>
                <MedicineLines medicine={medicine} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <Part title={m.prescriptions_advice()} text={advice} />
      <Part
        title={m.prescriptions_other_medicines()}
        note={m.prescriptions_other_medicines_hint()}
        text={otherMedicines}
      />
      <Part title={m.prescriptions_follow_up()} text={formatFollowUp(version)} />
    </div>
  );
}

/** The date of the follow-up and, if booked, its place. */
function formatFollowUp({ followUpDate, followUpVisit }: PrescriptionContentProps['version']): string {
  if (!followUpVisit) return followUpDate ? formatLongDay(followUpDate) : '';
  const { startsAt, consultStatus, Hospital } = followUpVisit;
  const starts = Date.parse(startsAt);
  const zone = clinicTimeZone();
  const place = consultStatus === 'Online' ? m.prescriptions_online() : translateHospital(Hospital);
  return `${formatLongDay(toCalendarDay(starts, zone))}, ${formatSlotTime(toMinutesOfDay(starts, zone))} · ${place}`;
}

interface PartProps {
  readonly title: string;
  readonly note?: string;
  readonly text: string;
}

function Part({ title, note, text }: PartProps) {
  if (text === '') return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {note && <p className="muted">{note}</p>}
      <p className={styles.text}>
        <UserText>{text}</UserText>
      </p>
    </section>
  );
}

function MedicineLines({ medicine }: { readonly medicine: Medicine }) {
  const { name, form, strength, dose, frequency, duration, instructions } = medicine;
  const kind = [translateMedicinePhrase(form), strength].filter(Boolean).join(' · ');
  const how = [dose, frequency, duration].filter(Boolean);
  const said = how.map((part) => translateMedicinePhrase(part)).join(' · ');
  const note = translateMedicinePhrase(instructions);
  // For the pharmacist, where the text above differs from the doctor's own words.
  const written = [form, ...how, instructions].filter(
    (part) => part && translateMedicinePhrase(part) !== part,
  );
  return (
    <div className={`grid shrinks ${styles.medicine}`}>
      <p>
        <strong className="block">
          <UserText>{name}</UserText>
        </strong>
        {kind && <span className="muted">{kind}</span>}
      </p>
      {(how.length > 0 || instructions) && (
        <div>
          {how.length > 0 && (
            <p>
              <UserText>{said}</UserText>
            </p>
          )}
          {note && (
            <p className="muted">
              <UserText>{note}</UserText>
            </p>
          )}
        </div>
      )}
      {written.length > 0 && (
        <p className={`muted small ${styles.written}`} lang="en">
          {written.join(' · ')}
        </p>
      )}
    </div>
  );
}
