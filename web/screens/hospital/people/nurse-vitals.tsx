import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useCall } from '../../../api/context.tsx';
import { sentenceOf } from '../../../api/use-sending.ts';
import { vitalsWords } from '../../../clinical-records/vitals-words.ts';
import { Button } from '../../../ui/button.tsx';
import { clinicMoment } from '../../../ui/clinic-moment.ts';
import { clinicToday } from '../../../ui/clinic-time.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { lastWeight } from '../../../vitals/typed-vitals.ts';
import { VitalsForm } from '../../../vitals/vitals-form.tsx';
import styles from './nurse-vitals.module.css';

interface NurseVitalsProps {
  readonly patientId: string;
  /** Of the patient: whose vitals are typed has to stand above them. */
  readonly name: string;
  /** The class of a part of the screen. */
  readonly className: string | undefined;
}

/** What was last measured of somebody, and the form by which a nurse adds to it (M-02). */
export function NurseVitals({ patientId, name, className }: NurseVitalsProps) {
  const call = useCall();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const params = { patientId };
  const queryKey = ['hospital-vitals', patientId];
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /hospital/people/:patientId/vitals', { params, signal }),
    // Each reading is written down.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const by = data?.recordedBy;
  return (
    <section className={className} aria-labelledby="vitals">
      <div className={styles.head}>
        <h2 id="vitals">{m.hospital_vitals_title()}</h2>
        <Button look="quiet" onClick={() => setOpen(true)}>
          {m.hospital_vitals_record()}
        </Button>
      </div>
      {data?.latest && (
        <ul className={styles.values}>
          {vitalsWords(data.latest).map(({ words, isStale }) => (
            <li key={words} className={isStale ? styles.muted : undefined}>
              {words}
            </li>
          ))}
        </ul>
      )}
      {data && !data.latest && <p className={styles.muted}>{m.hospital_vitals_none()}</p>}
      {by && (
        <p className={styles.muted}>
          {m.hospital_vitals_by({ name: by.name, when: clinicMoment(Date.parse(by.at)) })}
        </p>
      )}
      {!data && error && (
        <p role="alert">
          {sentenceOf(error) ?? m.hospital_vitals_failed()}{' '}
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            {m.dashboards_retry()}
          </Button>
        </p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={m.hospital_vitals_record_of({ name })}>
        {open && (
          <VitalsForm
            label={m.hospital_vitals_record_of({ name })}
            failed={m.hospital_vitals_not_saved()}
            lastWeight={data?.latest ? lastWeight(data.latest, clinicToday()) : null}
            store={async (body) => {
              const answer = await call('POST /hospital/people/:patientId/vitals', { params, body });
              void client.invalidateQueries({ queryKey });
              return answer;
            }}
            onSaved={() => setOpen(false)}
          />
        )}
      </Dialog>
    </section>
  );
}
