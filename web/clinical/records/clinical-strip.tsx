import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { ClinicalRecord } from '#contract/clinical/clinical-records.ts';
import { m } from '#messages/messages.js';
import { ApiError } from '#web/api/client.ts';
import { formatAge } from '#web/ui/format/format-age.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { formatRelative } from '#web/ui/format/format-relative.ts';
import { genderLabel } from '#web/ui/format/gender-label.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useClinicalRecord } from '../queries.ts';
import styles from './clinical-strip.module.css';
import { formatMedicineNote } from './medicine-note.ts';
import { formatVitals } from './record-vitals-labels.ts';
import { StripAllergies } from './strip-allergies.tsx';

const EditEntries = lazy(() =>
  import('./edit-entries.tsx').then((module) => ({ default: module.EditEntries })),
);

interface ClinicalStripProps {
  readonly patientId: string;
  /** Shows the name, where nothing around does. */
  readonly named?: boolean;
  readonly children?: ReactNode;
}

/**
 * A doctor's overview of a patient: name, allergies, conditions, current medicines, vitals, last visits. Two
 * lines on a desktop, three with long words; the overflow is behind one button, except allergies. Empty if
 * the doctor may not see the record.
 */
export function ClinicalStrip({ patientId, named = false, children }: ClinicalStripProps) {
  const { data, error, isFetching, refetch } = useClinicalRecord(patientId);
  if (!data && error instanceof ApiError && error.status === 404) return null;
  if (!data) {
    return (
      <section className="shrinks container" aria-label={m.records_strip()} aria-busy={!error}>
        <div className={`grid surface outlined small ${styles.strip}`}>
          {error && (
            <p className="red" role="alert">
              {m.records_load_failed()}{' '}
              <button
                type="button"
                className={styles.action}
                disabled={isFetching}
                onClick={() => void refetch()}
              >
                {m.common_retry()}
              </button>
            </p>
          )}
        </div>
      </section>
    );
  }
  return (
    <Strip record={data} named={named}>
      {children}
    </Strip>
  );
}

interface StripProps {
  readonly record: ClinicalRecord;
  readonly named: boolean;
  readonly children: ReactNode;
}

function Strip({ record, named, children }: StripProps) {
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const partsId = useId();
  const { name, gender, phone, phoneOf, conditions } = record;
  return (
    <section className="shrinks container" aria-label={m.records_strip()}>
      <div className={`grid surface outlined small ${styles.strip}`} data-open={open || undefined}>
        <div className={`row middle shrinks ${styles.first}`}>
          <p className={`row digits ${styles.who}`}>
            {named && <strong>{name}</strong>}
            <span>
              {formatAge(record)} · {genderLabel(gender)}
            </span>
            {phone && <a href={`tel:+91${phone}`}>+91 {phone}</a>}
            {phoneOf && <span>{formatRelative(phoneOf)}</span>}
          </p>
          <StripAllergies record={record} onEdit={() => setEditing(true)} />
          <Part title={m.records_conditions()} none={m.records_no_conditions()}>
            {conditions.map(({ id, name, since }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                {since && <span className="muted"> {m.records_since({ year: since })}</span>}
              </li>
            ))}
          </Part>
        </div>
        <p className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            title={m.records_edit()}
            aria-label={m.records_edit()}
            onClick={() => setEditing(true)}
          >
            <Icon name="edit" size={18} />
          </button>
          {children}
          <button
            type="button"
            className={styles.action}
            title={open ? m.records_less() : m.records_more()}
            aria-label={open ? m.records_less() : m.records_more()}
            aria-expanded={open}
            aria-controls={partsId}
            onClick={() => setOpen(!open)}
          >
            <Icon name="chevronDown" size={18} />
          </button>
        </p>
        <div className={`row middle shrinks ${styles.second}`} id={partsId}>
          <StripParts record={record} />
        </div>
      </div>
      {editing && (
        <Suspense>
          <EditEntries patientId={record.patientId} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function StripParts({ record: { currentMedicines, vitals, visits } }: Pick<StripProps, 'record'>) {
  return (
    <>
      <Part title={m.records_medicines()} none={m.records_no_medicines()}>
        {currentMedicines.map((one) => (
          <li key={`${one.name} ${one.strength}`} title={formatMedicineNote(one)}>
            <bdi>{[one.name, one.strength].filter(Boolean).join(' ')}</bdi>
            <span className="muted">
              {one.frequency && ` ${one.frequency}`}
              <span className={styles.unfolded}> ({formatMedicineNote(one)})</span>
            </span>
          </li>
        ))}
      </Part>
      <Part title={m.records_vitals()} none={m.records_no_vitals()}>
        {(vitals ? formatVitals(vitals) : []).map(({ words, isStale }) => (
          <li key={words} className={isStale ? 'muted' : undefined}>
            {words}
          </li>
        ))}
      </Part>
      <Part title={m.records_visits()} none={m.records_no_visits()}>
        {visits.map(({ appointmentId, date, diagnosis, medicines }) => (
          <li key={appointmentId}>
            {formatNumericDay(date)} <b>{diagnosis || m.records_no_diagnosis()}</b>
            {medicines.length > 0 && <span className="muted">: {medicines.join(', ')}</span>}
          </li>
        ))}
      </Part>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly none: string;
  readonly children: readonly ReactNode[];
}

function Part({ title, none, children }: PartProps) {
  const titleId = useId();
  return (
    <div className={`flex shrinks ${styles.part}`} data-none={children.length === 0 || undefined}>
      <span className={`rigid muted ${styles.title}`} id={titleId}>
        {title}
      </span>
      {children.length === 0 ? (
        <span className="muted one-line">{none}</span>
      ) : (
        <ul aria-labelledby={titleId}>{children}</ul>
      )}
    </div>
  );
}
