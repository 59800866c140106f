import { useState } from 'react';
import { m } from '#messages/messages.js';
import { useHospitalRequests } from '../../../hospital-people/calls.ts';
import styles from '../../../hospital-people/people.module.css';
import { Button } from '../../../ui/button.tsx';
import { dayWords } from '../../../ui/day-words.ts';
import { Given } from '../../../ui/given.tsx';
import { VisitList } from './visit-list.tsx';

/** More are asked for. */
const shownFirst = 5;

/** Requests that wait for an answer, of all doctors; nothing where none does (M-13). */
export function RequestList() {
  const { data } = useHospitalRequests();
  const [all, setAll] = useState(false);
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={styles.requests} aria-labelledby="hospital-requests">
      <h2 id="hospital-requests">
        {m.hospital_people_requests()} {data.requests.length}
      </h2>
      <VisitList
        toAnswer
        visits={all ? data.requests : data.requests.slice(0, shownFirst)}
        lead={({ date, slot, doctorName, patientName }) => (
          <>
            <strong>
              <Given>{patientName}</Given>
            </strong>
            <span>
              {dayWords(date, data.today)}, {slot} · <Given>{doctorName}</Given>
            </span>
          </>
        )}
      />
      {!all && data.requests.length > shownFirst && (
        <Button look="plain" wide onClick={() => setAll(true)}>
          {m.hospital_people_requests_all({ count: data.requests.length })}
        </Button>
      )}
    </section>
  );
}
