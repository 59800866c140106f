import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WholeHospitalPerson } from '#contract/hospital-people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { sentenceOf } from '../api/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/forms/field.tsx';
import { toast } from '../ui/toasts/toasts.tsx';
import { refreshDesk } from './calls.ts';
import styles from './people.module.css';
import { PersonList } from './person-line.tsx';

const sayWhy = (error: unknown) => toast.bad(sentenceOf(error) ?? m.session_no_connection());

/** One record of two of the same person: asked for by who leads, agreed to by somebody else of the staff (M-06). */
export function MergeCard({
  person,
  mayAsk,
}: {
  readonly person: WholeHospitalPerson;
  readonly mayAsk: boolean;
}) {
  const { merge } = person;
  if (!merge) return mayAsk ? <Ask patientId={person.patientId} /> : null;
  return (
    <section className={styles.candidates}>
      <h2>{m.hospital_people_merge()}</h2>
      <p>{m.hospital_people_merge_waits({ asker: merge.askedBy, other: merge.other.name })}</p>
      <PersonList people={[merge.other]} />
      <p>{merge.mayConfirm ? m.hospital_people_merge_text() : m.hospital_people_merge_second()}</p>
      {merge.mayConfirm && <Confirm mergeId={merge.mergeId} />}
    </section>
  );
}

function Confirm({ mergeId }: { readonly mergeId: string }) {
  const call = useCall();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /hospital/merges/:mergeId/confirm', { params: { mergeId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: sayWhy,
    onSettled: () => refreshDesk(client),
  });
  return (
    <div className={styles.buttons}>
      <Button busy={isPending} onClick={() => mutate()}>
        {m.hospital_people_merge_confirm()}
      </Button>
    </div>
  );
}

function Ask({ patientId }: { readonly patientId: string }) {
  const call = useCall();
  const client = useQueryClient();
  const [other, setOther] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call('POST /hospital/people/:patientId/merge', {
        params: { patientId },
        body: { other: other.trim() },
      }),
    onSuccess: ({ message }) => {
      setOther('');
      toast.good(message);
    },
    onError: sayWhy,
    onSettled: () => refreshDesk(client),
  });
  return (
    <details>
      <summary>{m.hospital_people_merge()}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== '') mutate();
        }}
      >
        <p className={styles.muted}>{m.hospital_people_merge_text()}</p>
        <Field
          label={m.hospital_people_merge_id()}
          autoComplete="off"
          maxLength={20}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={isPending} disabled={other.trim() === ''}>
            {m.hospital_people_merge()}
          </Button>
        </div>
      </form>
    </details>
  );
}
