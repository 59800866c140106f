import { useState } from 'react';
import type { DayVisit } from '#contract/hospital/front-desk-day.ts';
import { m } from '#messages/messages.js';
import styles from '#web/hospital/front-desk/arrival-lists.module.css';
import { countMinutesWaited, describePatient } from '#web/hospital/visits/visit-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { useVitalsDue } from '../queries.ts';
import { NurseVitalsDialog } from './nurse-vitals.tsx';

interface PatientsDueForVitalsProps {
  /** Patients who have arrived and were not called yet. */
  readonly waiting: readonly DayVisit[];
  readonly now: number;
}

export function PatientsDueForVitals({ waiting, now }: PatientsDueForVitalsProps) {
  const [measuring, setMeasuring] = useState<DayVisit['patient'] | null>(null);
  const { data } = useVitalsDue();
  if (!data) return null;
  const due = waiting.filter(({ patient }) => data.patientIds.includes(patient.patientId));
  return (
    <section className={`surface outlined ${styles.lists}`} aria-labelledby="vitals-due">
      <h2 id="vitals-due">
        {m.hospital_vitals_due()}{' '}
        <span className={`rigid blue-tint digits ${styles.count}`}>{due.length}</span>
      </h2>
      {due.length === 0 && <p className={styles.none}>{m.hospital_vitals_due_none()}</p>}
      <ul>
        {due.map((visit) => (
          <li key={visit.appointmentId} className={`grid middle line-above ${styles.row}`}>
            <b className={`accent digits nowrap ${styles.time}`}>{visit.slot}</b>
            <span className="strong break-anywhere">
              <UserText>{visit.patient.name}</UserText>
            </span>
            <div className={`flex middle ${styles.actions}`}>
              <Button
                look="quiet"
                className={styles.here}
                aria-label={`${m.hospital_vitals_record()}: ${visit.patient.name}`}
                onClick={() => setMeasuring(visit.patient)}
              >
                {m.hospital_vitals_record()}
              </Button>
            </div>
            <div className={`line-2 middle spread muted ${styles.facts}`}>
              <Facts>
                {describePatient(visit)}
                <UserText>{visit.doctorName}</UserText>
                {m.hospital_days_waited({ minutes: countMinutesWaited(visit, now) })}
              </Facts>
            </div>
          </li>
        ))}
      </ul>
      <NurseVitalsDialog person={measuring} onClose={() => setMeasuring(null)} />
    </section>
  );
}
