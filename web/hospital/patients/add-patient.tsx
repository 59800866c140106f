import { type RefObject, useRef, useState } from 'react';
import { addHospitalPatientEndpoint, type HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useCheckedForm } from '#web/api/use-checked-form.ts';
import { Button } from '#web/ui/button.tsx';
import { plainPhone } from '#web/ui/fields/person/phone-field.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FormProblem } from '#web/ui/forms/form-problem.tsx';
import { usePatientSearch } from './hospital-patient-requests.ts';
import { emptyIdentity, IdentityFields, type TypedIdentity, toSentIdentity } from './identity-fields.tsx';
import { MatchingPatients } from './matching-patients.tsx';
import styles from './people.module.css';

interface AddPatientProps {
  /** The searched phone number or name of the new person. */
  readonly searched: string;
  /** Query parameters that a candidate's URL preserves. */
  readonly search: string;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onDone: (person: HospitalPatient) => void;
  readonly onCancel: () => void;
}

const getInitial = (name: string) => name.trim().slice(0, 1).toLowerCase();

/** Prefills the form with the search text. */
function prefillIdentity(searched: string): TypedIdentity {
  const phone = plainPhone(searched);
  if (/^\d{4,10}$/.test(phone)) return { ...emptyIdentity, phone };
  return /\d/.test(searched) ? emptyIdentity : { ...emptyIdentity, name: searched };
}

/**
 * Adds a person without an account. Possible matches by number or name are shown above, and the form's button
 * is hidden meanwhile: creating a separate record has its own button.
 */
export function AddPatient({ first, searched, search, onDone, onCancel }: AddPatientProps) {
  const call = useCall();
  const [typed, setTyped] = useState(() => prefillIdentity(searched.trim()));
  const [startsWithPhone] = useState(typed.phone === '');
  const [alike, setAlike] = useState<readonly HospitalPatient[]>([]);
  const [sharedPhone, setSharedPhone] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const other = useRef<HTMLInputElement>(null);
  // Typing begins in the field that the search did not fill.
  const [phoneBox, nameBox] = startsWithPhone ? [first, other] : [other, first];
  const family = useFamily(typed.phone);
  const rules = addHospitalPatientEndpoint.body;
  const { form, errors, problem, attempt, busy, submit } = useCheckedForm(rules, async (body) => {
    const add = (more: { readonly isNew?: boolean }) =>
      call('POST /hospital/patients', {
        headers: { 'idempotency-key': idempotencyKey },
        body: { ...body, ...more },
      });
    const reply = await add({});
    // "Someone else with this number" settles it, unless the names start with the same letter.
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
      className={`stack-3 column ${styles.form}`}
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
          // Without an answer the same request is sent again; changed data is another person.
          setIdempotencyKey(crypto.randomUUID());
          setTyped((before) => ({ ...before, ...change }));
        }}
      />
      <div className={`stack-2 surface line-above ${styles.foot}`}>
        <FormProblem text={problem} urgent />
        <div className={`row-2 middle to-end ${styles.buttons}`}>
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

/** Hospital patients with a complete phone number. */
function useFamily(phone: string): readonly HospitalPatient[] {
  const isWhole = /^\d{10}$/.test(phone);
  const { data, isPlaceholderData } = usePatientSearch(isWhole ? phone : '');
  return isWhole && data && !isPlaceholderData ? data.people : [];
}
