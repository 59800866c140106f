import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { useDebouncedEffect } from '#web/api/use-debounced-query.ts';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { AddPatientDialog } from '#web/hospital/patients/add-patient.tsx';
import { PersonList } from '#web/hospital/patients/person-list.tsx';
import { usePatientSearch } from '#web/hospital/queries.ts';
import { LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { plainPhone } from '#web/ui/fields/person/phone-field.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import styles from './hospital-patients-screen.module.css';
import { HospitalScreen } from './hospital-screen.tsx';

const pauseMilliseconds = 150;

export function HospitalPatientsScreen() {
  const address = useFrontDeskParams();
  const navigate = useNavigate();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address.get('q'));
  const [writing, setWriting] = useState(false);
  const q = address.get('q');
  // The palette and other links may change the text in the URL of the open screen.
  const [followed, setFollowed] = useState(q);
  if (followed !== q) {
    setFollowed(q);
    if (typed.trim() === followed) setTyped(q);
  }
  useDebouncedEffect(typed.trim() === q ? null : typed, pauseMilliseconds, () =>
    address.set({ q: typed.trim() }),
  );
  useKeys({ search: { run: () => box.current?.focus() } });
  useEffect(() => box.current?.focus(), []);
  const { data, isPending, isPlaceholderData, error, isRefetching, refetch } = usePatientSearch(q);
  const kept = useBooking();
  const people = q === '' ? [] : (data?.people ?? []);
  const isSettled = q !== '' && typed.trim() === q && data !== undefined && !isPlaceholderData;
  const [first] = people;
  return (
    <HospitalScreen
      title={m.hospital_people()}
      lead={
        kept.time
          ? m.hospital_people_who_at({ day: formatDay(kept.date, clinicToday()), time: kept.time })
          : m.hospital_people_lead()
      }
    >
      <search>
        <form
          className={`row-3 bottom ${styles.find}`}
          onSubmit={(event) => {
            event.preventDefault();
            if (isSettled && first) void navigate(hospitalPatientPath(first.patientId, kept.search));
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
      {people.length > 0 && <PersonList people={people} search={kept.search} />}
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
        searched={people.length === 0 || isPhone(typed) ? typed : ''}
        search={kept.search}
        onClose={() => {
          setWriting(false);
          address.set({ add: '' });
        }}
        onDone={({ patientId }) => void navigate(hospitalPatientPath(patientId, kept.search))}
      />
    </HospitalScreen>
  );
}

/** True for a phone number or its beginning, which a family may share. */
const isPhone = (text: string) => /^\d{4,10}$/.test(plainPhone(text.trim()));

/** The chosen time of the calendar, which the URL of a person preserves. */
function useBooking() {
  const { search } = useLocation();
  const given = new URLSearchParams(search);
  given.delete('q');
  given.delete('add');
  const kept = given.toString();
  return {
    search: kept === '' ? '' : `?${kept}`,
    date: given.get('date') ?? '',
    time: given.get('time') ?? '',
  };
}
