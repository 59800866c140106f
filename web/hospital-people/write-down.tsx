import { type RefObject, useState } from 'react';
import { addHospitalPersonEndpoint, type HospitalPerson } from '#contract/hospital-people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { useCheckedForm } from '../api/use-checked-form.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/forms/error-summary.tsx';
import { FormProblem } from '../ui/forms/form-problem.tsx';
import { plainPhone } from '../ui/forms/phone-field.tsx';
import { IdentityFields, nobodyYet, sentIdentity, type TypedIdentity } from './identity-fields.tsx';
import styles from './people.module.css';
import { PersonList } from './person-line.tsx';

interface WriteDownProps {
  /** What was searched for: the phone number or the name of whoever is new. */
  readonly searched: string;
  /** What the address of a candidate keeps. */
  readonly search: string;
  /** The field in which typing begins. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: (person: HospitalPerson) => void;
  readonly onCancel: () => void;
}

/** What was typed into the search is already said. */
function startOf(searched: string): TypedIdentity {
  const phone = plainPhone(searched);
  if (/^\d{4,10}$/.test(phone)) return { ...nobodyYet, phone };
  return /\d/.test(searched) ? nobodyYet : { ...nobodyYet, name: searched };
}

/**
 * Writes somebody down who has no account (M-06). Whoever may be the same person is shown first: a record is made once it
 * is said that it is none of them.
 */
export function WriteDown({ first, searched, search, onDone, onCancel }: WriteDownProps) {
  const call = useCall();
  const [typed, setTyped] = useState(() => startOf(searched.trim()));
  const [candidates, setCandidates] = useState<readonly HospitalPerson[]>([]);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const rules = addHospitalPersonEndpoint.body;
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(rules, async (body) => {
    const answer = await call('POST /hospital/people', {
      headers: { 'idempotency-key': idempotencyKey },
      body,
    });
    if (answer.person) onDone(answer.person);
    else setCandidates(answer.candidates);
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.hospital_people_write()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit({ ...sentIdentity(typed), isNew: candidates.length > 0 });
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      <IdentityFields
        first={first}
        value={typed}
        errors={errors}
        onChange={(change) => {
          setCandidates([]);
          // Without an answer the same is sent again; what is changed is somebody else.
          setIdempotencyKey(crypto.randomUUID());
          setTyped((before) => ({ ...before, ...change }));
        }}
      />
      {candidates.length > 0 && (
        <section className={styles.candidates} role="alert">
          <h3>{m.hospital_people_candidates()}</h3>
          <p>{m.hospital_people_candidates_text()}</p>
          <PersonList people={candidates} search={search} />
        </section>
      )}
      <div className={styles.foot}>
        <FormProblem text={problem} urgent />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onCancel}>
            {m.factor_cancel()}
          </Button>
          <Button type="submit" busy={busy}>
            {candidates.length > 0 ? m.hospital_people_is_new() : m.hospital_people_write()}
          </Button>
        </div>
      </div>
    </form>
  );
}
