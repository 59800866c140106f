import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { useCall } from '#web/api/context.tsx';
import { getRefusalMessage } from '#web/api/refusals.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { refreshFrontDesk } from './hospital-patient-requests.ts';
import styles from './people.module.css';
import { PersonList } from './person-list.tsx';

const showFailure = (error: unknown) => toast.bad(getRefusalMessage(error) ?? m.session_no_connection());

/** Merges two records of one person: requested by an admin, confirmed by another member of the staff. */
export function MergeCard({
  person,
  mayAsk,
}: {
  readonly person: HospitalPatientDetail;
  readonly mayAsk: boolean;
}) {
  const { merge } = person;
  if (!merge) return mayAsk ? <Ask patientId={person.patientId} /> : null;
  return (
    <section className={styles.candidates}>
      <h2>{m.hospital_people_merge()}</h2>
      <p>{m.hospital_people_merge_waits({ asker: merge.askedBy, other: merge.other.name })}</p>
      <PersonList people={[merge.other]} />
      <p>{merge.mayConfirm ? m.hospital_people_merge_text() : describeConfirmers(merge)}</p>
      <div className={`row-2 middle to-end ${styles.buttons}`}>
        {merge.mayConfirm && <Confirm mergeId={merge.mergeId} />}
        {mayAsk && !merge.isOwn && !merge.mayConfirm && (
          <TakeOverRequest patientId={person.patientId} other={merge.other.patientId} />
        )}
        {mayAsk && <Withdraw mergeId={merge.mergeId} />}
      </div>
    </section>
  );
}

/** The names of those who may confirm, or how to proceed where no one may. */
function describeConfirmers({
  confirmers,
  isOwn,
  isAlone,
}: NonNullable<HospitalPatientDetail['merge']>): string {
  if (confirmers.length > 0) {
    const list = new Intl.ListFormat(toLanguageTag(getLocale()), { type: 'disjunction' });
    return m.answer_merge_asked_of({ names: list.format(confirmers) });
  }
  if (!isOwn) return m.hospital_people_merge_second();
  return isAlone ? m.answer_merge_alone() : m.answer_merge_nobody();
}

function Withdraw({ mergeId }: { readonly mergeId: string }) {
  const call = useCall();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /hospital/merges/:mergeId/withdraw', { params: { mergeId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: showFailure,
    onSettled: () => refreshFrontDesk(client),
  });
  return (
    <Button look="quiet" busy={isPending} onClick={() => mutate()}>
      {m.hospital_people_merge_withdraw()}
    </Button>
  );
}

/** Takes over a request, so that others may confirm it. */
function TakeOverRequest({ patientId, other }: { readonly patientId: string; readonly other: string }) {
  const { mutate, isPending } = useAsking(patientId);
  return (
    <Button look="quiet" busy={isPending} onClick={() => mutate(other)}>
      {m.hospital_people_merge_ask_too()}
    </Button>
  );
}

function useAsking(patientId: string, onAsked: () => void = () => {}) {
  const call = useCall();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (other: string) =>
      call('POST /hospital/patients/:patientId/merge', { params: { patientId }, body: { other } }),
    onSuccess: ({ message }) => {
      onAsked();
      toast.good(message);
    },
    onError: showFailure,
    onSettled: () => refreshFrontDesk(client),
  });
}

function Confirm({ mergeId }: { readonly mergeId: string }) {
  const call = useCall();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('PUT /hospital/merges/:mergeId/confirm', { params: { mergeId } }),
    onSuccess: ({ message }) => toast.good(message),
    onError: showFailure,
    onSettled: () => refreshFrontDesk(client),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      {m.hospital_people_merge_confirm()}
    </Button>
  );
}

function Ask({ patientId }: { readonly patientId: string }) {
  const [other, setOther] = useState('');
  const { mutate, isPending } = useAsking(patientId, () => setOther(''));
  return (
    <details>
      <summary>{m.hospital_people_merge()}</summary>
      <form
        className={`stack-3 column ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== '') mutate(other.trim());
        }}
      >
        <p className="muted">{m.hospital_people_merge_text()}</p>
        <Field
          label={m.hospital_people_merge_id()}
          autoComplete="off"
          maxLength={20}
          value={other}
          onChange={({ target }) => setOther(target.value)}
        />
        <div className={`row-2 middle to-end ${styles.buttons}`}>
          <Button type="submit" busy={isPending} disabled={other.trim() === ''}>
            {m.hospital_people_merge()}
          </Button>
        </div>
      </form>
    </details>
  );
}
