import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { formatVitals } from '#web/clinical/records/record-vitals-labels.ts';
import { findRecentWeight } from '#web/clinical/vitals/typed-vitals.ts';
import { VitalsForm } from '#web/clinical/vitals/vitals-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { clinicTimeZone, clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatAge, type PersonAge } from '#web/ui/format/format-age.ts';
import { formatClinicMoment } from '#web/ui/format/format-clinic-time.ts';
import { formatNumericDay } from '#web/ui/format/format-day.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { hospitalKeys, useNursesView } from '../queries.ts';
import styles from './nurse-vitals.module.css';

type NursesView = Output<'GET /hospital/patients/:patientId/vitals'>;

/** The patient's name has to be shown above the form. */
interface Measured extends PersonAge {
  readonly patientId: string;
  readonly name: string;
}

interface NurseVitalsProps {
  readonly person: Measured;
  readonly className: string | undefined;
}

export function NurseVitals({ person, className }: NurseVitalsProps) {
  const [open, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useNursesView(person.patientId);
  const by = data?.recordedBy;
  return (
    <section className={className} aria-labelledby="vitals">
      <div className="row-2 middle spread">
        <h2 id="vitals">{m.common_vitals()}</h2>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {m.hospital_vitals_record()}
        </Button>
      </div>
      {data && <Allergies known={data} />}
      {data?.latest && (
        <ul className={`row padded no-margin outlined ${styles.values}`}>
          {formatVitals(data.latest).map(({ words, isStale }) => (
            <li key={words} className={isStale ? 'muted' : undefined}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {data && !data.latest && <p className="muted">{m.hospital_vitals_none()}</p>}
      {by && (
        <p className="muted">
          {m.hospital_vitals_by({ name: by.name, when: formatClinicMoment(Date.parse(by.at)) })}
        </p>
      )}
      {!data && error && (
        <p role="alert">
          {getRefusalMessage(error) ?? m.hospital_vitals_failed()}{' '}
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      <NurseVitalsDialog person={open ? person : null} onClose={() => setOpen(false)} />
    </section>
  );
}

interface NurseVitalsDialogProps {
  /** Null: closed. */
  readonly person: Measured | null;
  readonly onClose: () => void;
}

export function NurseVitalsDialog({ person, onClose }: NurseVitalsDialogProps) {
  return (
    <Dialog
      open={person !== null}
      onClose={onClose}
      title={person ? m.hospital_vitals_record_of({ name: person.name }) : ''}
    >
      {person && <NurseForm person={person} onClose={onClose} />}
    </Dialog>
  );
}

function NurseForm({ person, onClose }: { readonly person: Measured; readonly onClose: () => void }) {
  const call = useCall();
  const client = useQueryClient();
  const { patientId, name, age } = person;
  const { data, isPending } = useNursesView(patientId);
  if (isPending) return <Skeleton height={320} />;
  return (
    <div className="stack-3 column">
      {data && <Allergies known={data} />}
      <VitalsForm
        label={m.hospital_vitals_record_of({ name })}
        failed={m.hospital_vitals_not_saved()}
        lastWeight={data?.latest ? findRecentWeight(data.latest, clinicToday()) : null}
        staff={{ age, ageWords: formatAge(person), lastHeight: data?.latest?.height ?? null }}
        store={async (body) => {
          const answer = await call('POST /hospital/patients/:patientId/vitals', {
            params: { patientId },
            body,
          });
          void client.invalidateQueries({ queryKey: hospitalKeys.vitals });
          void client.invalidateQueries({ queryKey: hospitalKeys.vitalsDue });
          return answer;
        }}
        onSaved={onClose}
      />
    </div>
  );
}

function Allergies({ known: { allergies, allergiesAskedAt } }: { readonly known: NursesView }) {
  if (allergies.length > 0) {
    const words = allergies.map(({ substance, reaction }) => substance + (reaction && ` (${reaction})`));
    return (
      <p className={`line-2 rounded red-tint break-anywhere ${styles.allergies}`}>
        <Icon name="warning" size={18} />
        <span>
          <strong>{m.records_allergy()}:</strong> {words.join(', ')}
        </span>
      </p>
    );
  }
  return (
    <p className="muted">
      {allergiesAskedAt
        ? `${m.common_allergies()}: ${m.records_none_known()}, ${m.records_asked_on({
            day: formatNumericDay(toCalendarDay(Date.parse(allergiesAskedAt), clinicTimeZone())),
          })}`
        : m.records_not_asked()}
    </p>
  );
}
