import { type ReactNode, useId } from 'react';
import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { isStale } from '#domain/clinical/vitals.ts';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatPersonBrief } from '#web/ui/format/format-person.ts';
import { Icon } from '#web/ui/icon.tsx';
import { formatMedicineNote } from './medicine-note.ts';
import styles from './record-sheet.module.css';
import { formatMeasuredDay, listNamedVitals } from './record-vitals-labels.ts';

/** A read-only record: allergies first, then what else matters in an emergency. */
export function RecordSheet({ record }: { readonly record: ClinicalRecord }) {
  const { allergies, allergiesAskedAt, conditions, currentMedicines, vitals, visits } = record;
  return (
    <div className={`stack-3 ${styles.sheet}`}>
      <p className={styles.who}>{formatPersonBrief(record)}</p>
      <Part title={m.common_allergies()} none={noAllergies(allergiesAskedAt)} alarming={allergies.length > 0}>
        {allergies.map(({ id, substance, reaction }) => (
          <li key={id}>
            <bdi>{substance}</bdi>
            {reaction && ` (${reaction})`}
          </li>
        ))}
      </Part>
      <Part title={m.records_conditions()} none={m.records_no_conditions()}>
        {conditions.map(({ id, name, since }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            {since && ` · ${m.records_since({ year: since })}`}
          </li>
        ))}
      </Part>
      <Part title={m.records_medicines()} none={m.records_no_medicines()}>
        {currentMedicines.map((one) => (
          <li key={`${one.name} ${one.strength}`}>
            <bdi>{[one.name, one.strength, one.frequency].filter(Boolean).join(' ')}</bdi>
            <span className="muted"> {formatMedicineNote(one)}</span>
          </li>
        ))}
      </Part>
      <Part
        title={m.records_vitals()}
        none={m.records_no_vitals()}
        list="dl"
        note={vitals && m.records_measured_on({ day: formatNumericDay(formatMeasuredDay(vitals)) })}
      >
        {(vitals ? listNamedVitals(vitals) : []).map(({ name, value, day }) => (
          <div key={name} className={day && isStale(day, clinicToday()) ? 'muted' : undefined}>
            <dt>{name}</dt>
            <dd>
              {value}
              {vitals && day && day !== formatMeasuredDay(vitals) && ` (${formatNumericDay(day)})`}
            </dd>
          </div>
        ))}
      </Part>
      <Part title={m.records_visits()} none={m.records_no_visits()}>
        {visits.map(({ appointmentId, date, doctorName, diagnosis, medicines }) => (
          <li key={appointmentId}>
            {formatNumericDay(date)} · <bdi>{doctorName}</bdi> ·{' '}
            <b>{diagnosis || m.records_no_diagnosis()}</b>
            {medicines.length > 0 && <span className="muted"> {medicines.join(', ')}</span>}
          </li>
        ))}
      </Part>
    </div>
  );
}

function noAllergies(askedAt: string | null): string {
  if (askedAt === null) return m.records_not_asked();
  const day = formatNumericDay(toCalendarDay(Date.parse(askedAt), clinicTimeZone()));
  return `${m.records_none_known()}, ${m.records_asked_on({ day })}`;
}

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly alarming?: boolean;
  /** Items, or pairs of name and value. */
  readonly list?: 'ul' | 'dl';
  readonly note?: string | null;
  readonly children: readonly ReactNode[];
}

function Part({ title, none, alarming = false, list: List = 'ul', note, children }: PartProps) {
  const titleId = useId();
  return (
    <section
      className={`stack-2 to-top shrinks outlined ${styles.part}`}
      data-alarming={alarming || undefined}
      aria-labelledby={titleId}
    >
      <h2 id={titleId}>
        {alarming && <Icon name="warning" size={18} />}
        {title}
      </h2>
      {children.length === 0 ? <p className="muted">{none}</p> : <List>{children}</List>}
      {note && <p className="muted">{note}</p>}
    </section>
  );
}
