import { type RefObject, useRef, useState } from 'react';
import { addHospitalPersonEndpoint, type HospitalPerson } from '#contract/hospital/hospital-people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { plainPhone } from '#web/ui/forms/phone-field.tsx';
import { usePatientSearch } from './calls.ts';
import { emptyIdentity, IdentityFields, type TypedIdentity, toSentIdentity } from './identity-fields.tsx';
import { MatchingPatients } from './known-people.tsx';
import styles from './people.module.css';

interface AddPatientProps {
  /** What was searched for: the phone number or the name of whoever is new. */
  readonly searched: string;
  /** What the address of a candidate keeps. */
  readonly search: string;
  /** The field in which typing begins. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: (person: HospitalPerson) => void;
  readonly onCancel: () => void;
}

const getInitial = (name: string) => name.trim().slice(0, 1).toLowerCase();

/** What was typed into the search is already said. */
function prefillIdentity(searched: string): TypedIdentity {
  const phone = plainPhone(searched);
  if (/^\d{4,10}$/.test(phone)) return { ...emptyIdentity, phone };
  return /\d/.test(searched) ? emptyIdentity : { ...emptyIdentity, name: searched };
}

/**
 * Adds somebody who has no account (M-06). Whom the number or the name may mean already stands above, and the button of the
 * form is gone as long as that is open: a record beside theirs has a button of its own.
 */
export function AddPatient({ first, searched, search, onDone, onCancel }: AddPatientProps) {
  const call = useCall();
  const [typed, setTyped] = useState(() => prefillIdentity(searched.trim()));
  const [startsWithPhone] = useState(typed.phone === '');
  const [alike, setAlike] = useState<readonly HospitalPerson[]>([]);
  /** The number that is said to be of somebody else too. */
  const [sharedPhone, setSharedPhone] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const other = useRef<HTMLInputElement>(null);
  // Typing begins with what the search has not said.
  const [phoneBox, nameBox] = startsWithPhone ? [first, other] : [other, first];
  const family = useFamily(typed.phone);
  const rules = addHospitalPersonEndpoint.body;
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(rules, async (body) => {
    const add = (more: { readonly isNew?: boolean }) =>
      call('POST /hospital/people', {
        headers: { 'idempotency-key': idempotencyKey },
        body: { ...body, ...more },
      });
    const reply = await add({});
    // "Somebody else with this number" settles it, unless the names start with the same letter.
    const isAnswered =
      sharedPhone === typed.phone &&
      reply.candidates.every(
        ({ patientId, name }) =>
          family.some((one) => one.patientId === patientId) && getInitial(name) !== getInitial(typed.name),
      );
    const answer = reply.person || !isAnswered ? reply : await add({ isNew: true });
    if (answer.person) onDone(answer.person);
    else setAlike(answer.candidates);
  });
  const send = (isNew: boolean) => void submit({ ...toSentIdentity(typed), isNew });
  const isPhoneOpen = family.length > 0 && sharedPhone !== typed.phone;
  const isOpen = alike.length > 0 || isPhoneOpen;
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={m.hospital_people_write()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
    >
      <ErrorSummary form={form} attempt={attempt} errors={errors} />
      {alike.length > 0 ? (
        <MatchingPatients
          key="alike"
          title={m.hospital_people_candidates()}
          text={m.hospital_people_candidates_text()}
          people={alike}
          search={search}
          isAnswer
        >
          <Button look="quiet" busy={busy} onClick={() => send(true)}>
            {m.hospital_people_is_new({ name: typed.name.trim() })}
          </Button>
        </MatchingPatients>
      ) : (
        family.length > 0 && (
          <MatchingPatients
            key={typed.phone}
            title={m.hospital_people_same_phone()}
            text={m.hospital_people_same_phone_text()}
            people={family}
            search={search}
            isAnswer={false}
          >
            {isPhoneOpen && (
              <Button
                look="quiet"
                onClick={() => {
                  setSharedPhone(typed.phone);
                  nameBox.current?.focus();
                }}
              >
                {m.hospital_people_other_person()}
              </Button>
            )}
          </MatchingPatients>
        )
      )}
      <IdentityFields
        phoneBox={phoneBox}
        nameBox={nameBox}
        value={typed}
        errors={errors}
        onChange={(change) => {
          setAlike([]);
          // Without an answer the same is sent again; what is changed is somebody else.
          setIdempotencyKey(crypto.randomUUID());
          setTyped((before) => ({ ...before, ...change }));
        }}
      />
      <div className={styles.foot}>
        <FormProblem text={problem} urgent />
        <div className={styles.buttons}>
          <Button look="quiet" onClick={onCancel}>
            {m.factor_cancel()}
          </Button>
          {!isOpen && (
            <Button type="submit" busy={busy}>
              {m.hospital_people_write()}
            </Button>
          )}
        </div>
      </div>
    </form>
  );
}

/** Whom the hospital knows by a whole phone number. */
function useFamily(phone: string): readonly HospitalPerson[] {
  const isWhole = /^\d{10}$/.test(phone);
  const { data, isPlaceholderData } = usePatientSearch(isWhole ? phone : '');
  return isWhole && data && !isPlaceholderData ? data.people : [];
}
