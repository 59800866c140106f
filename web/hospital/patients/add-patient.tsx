import { type RefObject, useRef, useState } from 'react';
import { addHospitalPatientEndpoint, type HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { everything } from '#web/api/use-command.ts';
import { useTypedForm } from '#web/api/use-typed-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { plainPhone } from '#web/ui/fields/person/phone-field.tsx';
import { CheckedForm } from '#web/ui/forms/checked-form.tsx';
import { usePatientSearch } from '../queries.ts';
import {
  emptyIdentity,
  IdentityFields,
  isPhoneStart,
  type TypedIdentity,
  toSentIdentity,
} from './identity-fields.tsx';
import { MatchingPatients } from './matching-patients.tsx';
import styles from './people.module.css';

interface AddPatientProps {
  /** The searched phone number or name of the new person. */
  readonly searched: string;
  /** Query parameters that a candidate's URL preserves. */
  readonly search: string;
  readonly onDone: (person: HospitalPatient) => void;
  readonly onClose: () => void;
}

const getInitial = (name: string) => name.trim().slice(0, 1).toLowerCase();

/** Prefills the form with the search text. */
function prefillIdentity(searched: string): TypedIdentity {
  if (isPhoneStart(searched)) return { ...emptyIdentity, phone: plainPhone(searched) };
  return /\d/.test(searched) ? emptyIdentity : { ...emptyIdentity, name: searched };
}

export function AddPatientDialog({ open, ...props }: AddPatientProps & { readonly open: boolean }) {
  const first = useRef<HTMLInputElement>(null);
  return (
    <Dialog open={open} onClose={props.onClose} title={m.hospital_people_write()} initialFocus={first}>
      {open && <AddPatient {...props} first={first} />}
    </Dialog>
  );
}

/**
 * Adds a person without an account. Possible matches by number or name are shown above, and the form's button
 * is hidden meanwhile: creating a separate record has its own button.
 */
export function AddPatient(props: AddPatientProps & { readonly first: RefObject<HTMLInputElement | null> }) {
  const { first, searched, search, onDone, onClose } = props;
  const call = useCall();
  const [alike, setAlike] = useState<readonly HospitalPatient[]>([]);
  const [sharedPhone, setSharedPhone] = useState('');
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [initial] = useState(() => prefillIdentity(searched.trim()));
  const other = useRef<HTMLInputElement>(null);
  // Typing begins in the field that the search did not fill.
  const [phoneBox, nameBox] = initial.phone === '' ? [first, other] : [other, first];
  const state = useTypedForm(
    addHospitalPatientEndpoint.body,
    initial,
    async (body): Promise<Output<'POST /hospital/patients'>> => {
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
      return reply.person || !isAnswered ? reply : add({ isNew: true });
    },
    {
      onDone: ({ person, candidates }) => (person ? onDone(person) : setAlike(candidates)),
      refresh: everything,
    },
  );
  const { typed, errors, busy, change, sendBody } = state;
  const family = useFamily(typed.phone);
  const send = (isNew: boolean) => sendBody({ ...toSentIdentity(typed), isNew });
  const isPhoneOpen = family.length > 0 && sharedPhone !== typed.phone;
  return (
    <CheckedForm
      state={{ ...state, submit: () => send(false) }}
      className={styles.form}
      aria-label={m.hospital_people_write()}
      submit={alike.length > 0 || isPhoneOpen ? null : m.hospital_people_write()}
      onCancel={onClose}
    >
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
        onChange={(part) => {
          setAlike([]);
          // Without an answer the same request is sent again; changed data is another person.
          setIdempotencyKey(crypto.randomUUID());
          change(part);
        }}
      />
    </CheckedForm>
  );
}

/** Hospital patients with a complete phone number. */
function useFamily(phone: string): readonly HospitalPatient[] {
  const isWhole = /^\d{10}$/.test(phone);
  const { data, isPlaceholderData } = usePatientSearch(isWhole ? phone : '');
  return isWhole && data && !isPlaceholderData ? data.people : [];
}
