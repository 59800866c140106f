import { useState } from 'react';
import type { HospitalPatientDetail } from '#contract/hospital/hospital-patients.ts';
import { toLanguageTag } from '#domain/platform/language-tags.ts';
import { m } from '#messages/messages.js';
import { getLocale } from '#messages/runtime.js';
import { useCall } from '#web/api/context.tsx';
import { everything, useCommand } from '#web/api/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import styles from './people.module.css';
import { PersonList } from './person-list.tsx';

interface MergeCardProps {
  readonly person: HospitalPatientDetail;
  readonly mayAsk: boolean;
}

type Merge = NonNullable<HospitalPatientDetail['merge']>;

/** Merges two records of one person: requested by an admin, confirmed by another member of the staff. */
export function MergeCard({ person: { patientId, merge }, mayAsk }: MergeCardProps) {
  const call = useCall();
  const ask = useCommand(
    (other: string) =>
      call('POST /hospital/patients/:patientId/merge', { params: { patientId }, body: { other } }),
    { refresh: everything },
  );
  const settle = useCommand(
    ({ mergeId, how }: { readonly mergeId: string; readonly how: 'confirm' | 'withdraw' }) =>
      call(`PUT /hospital/merges/:mergeId/${how}`, { params: { mergeId } }),
    { refresh: everything },
  );
  if (!merge) return mayAsk ? <MergeForm busy={ask.isPending} onAsk={ask.run} /> : null;
  const { mergeId, askedBy, other, mayConfirm, isOwn } = merge;
  return (
    <section className={styles.candidates}>
      <h2>{m.hospital_people_merge()}</h2>
      <p>{m.hospital_people_merge_waits({ asker: askedBy, other: other.name })}</p>
      <PersonList people={[other]} />
      <p>{mayConfirm ? m.hospital_people_merge_text() : describeConfirmers(merge)}</p>
      <div className="row-2 middle to-end">
        {mayConfirm && (
          <Button busy={settle.isPending} onClick={() => void settle.run({ mergeId, how: 'confirm' })}>
            {m.hospital_people_merge_confirm()}
          </Button>
        )}
        {/* Takes over the request, so that others may confirm it. */}
        {mayAsk && !isOwn && !mayConfirm && (
          <Button look="quiet" busy={ask.isPending} onClick={() => void ask.run(other.patientId)}>
            {m.hospital_people_merge_ask_too()}
          </Button>
        )}
        {mayAsk && (
          <Button
            look="quiet"
            busy={settle.isPending}
            onClick={() => void settle.run({ mergeId, how: 'withdraw' })}
          >
            {m.hospital_people_merge_withdraw()}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The names of those who may confirm, or how to proceed where no one may. */
function describeConfirmers({ confirmers, isOwn, isAlone }: Merge): string {
  if (confirmers.length > 0) {
    const list = new Intl.ListFormat(toLanguageTag(getLocale()), { type: 'disjunction' });
    return m.answer_merge_asked_of({ names: list.format(confirmers) });
  }
  if (!isOwn) return m.hospital_people_merge_second();
  return isAlone ? m.answer_merge_alone() : m.answer_merge_nobody();
}

interface MergeFormProps {
  readonly busy: boolean;
  readonly onAsk: (other: string) => Promise<boolean>;
}

function MergeForm({ busy, onAsk }: MergeFormProps) {
  const [other, setOther] = useState('');
  return (
    <details>
      <summary>{m.hospital_people_merge()}</summary>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (other.trim() !== '') void onAsk(other.trim());
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
        <div className="row-2 middle to-end">
          <Button type="submit" busy={busy} disabled={other.trim() === ''}>
            {m.hospital_people_merge()}
          </Button>
        </div>
      </form>
    </details>
  );
}
