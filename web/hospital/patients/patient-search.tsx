import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { useSearchText } from '#web/api/use-search-text.ts';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { useFrontDeskParams } from '../front-desk/use-front-desk-params.ts';
import { usePatientSearch } from '../queries.ts';
import { AddPatientDialog } from './add-patient.tsx';
import { isPhoneStart } from './identity-fields.tsx';
import styles from './people.module.css';
import { PersonList } from './person-list.tsx';

const pauseMilliseconds = 150;

interface PatientSearchProps {
  /** Query parameters that a person's URL preserves, such as the time to book. */
  readonly search: string;
}

/** Finds the hospital's patients, or adds one. Enter opens the first, or the form if there is none. */
export function PatientSearch({ search }: PatientSearchProps) {
  const address = useFrontDeskParams();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [writing, setWriting] = useState(false);
  const q = address.get('q');
  const [typed, setTyped] = useSearchText(q, pauseMilliseconds, (text) => address.set({ q: text }));
  useKeys({ search: { run: () => box.current?.focus() } });
  useEffect(() => box.current?.focus(), []);
  const { data, isPending, isPlaceholderData, error, isRefetching, refetch } = usePatientSearch(q);
  const people = q === '' ? [] : (data?.people ?? []);
  const isSettled = q !== '' && typed.trim() === q && data !== undefined && !isPlaceholderData;
  const [first] = people;
  return (
    <>
      <search>
        <form
          className={`row-3 bottom ${styles.find}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (isSettled && first) void navigate(hospitalPatientPath(first.patientId, search));
            else if (isSettled) setWriting(true);
            else address.set({ q: typed.trim() });
          }}
        >
          <Field
            ref={box}
            type="search"
            label={m.hospital_people_find()}
            aria-required={false}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button look="quiet" onClick={() => setWriting(true)}>
            {m.hospital_people_write()}
          </Button>
        </form>
      </search>
      {q === '' && <p className="muted">{m.hospital_people_hint()}</p>}
      <p role="status" className={people.length > 0 ? 'muted' : 'visually-hidden'}>
        {people.length > 0 &&
          (data?.alike ? m.hospital_people_alike() : m.hospital_people_found({ count: people.length }))}
      </p>
      {people.length > 0 && <PersonList people={people} search={search} />}
      {isSettled && people.length === 0 && (
        <EmptyState icon="person" title={m.hospital_people_none()} text={m.hospital_people_none_text()}>
          <Button onClick={() => setWriting(true)}>{m.hospital_people_write_of({ who: q })}</Button>
        </EmptyState>
      )}
      {q !== '' && !data && !isPending && (
        <LoadFailureMessage
          title={m.hospital_people_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      <AddPatientDialog
        // The palette links here with the person to add.
        open={writing || address.get('add') !== ''}
        searched={people.length === 0 || isPhoneStart(typed) ? typed : ''}
        search={search}
        onClose={() => {
          setWriting(false);
          address.set({ add: '' });
        }}
        onDone={({ patientId }) => void navigate(hospitalPatientPath(patientId, search))}
      />
    </>
  );
}
