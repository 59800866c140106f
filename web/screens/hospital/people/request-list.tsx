import { m } from '#messages/messages.js';
import { useHospitalRequests } from '../../../hospital-people/calls.ts';
import styles from '../../../hospital-people/people.module.css';
import { numericDay } from '../../../ui/day-words.ts';
import { Given } from '../../../ui/given.tsx';
import { VisitList } from './visit-list.tsx';

/** Requests that wait for an answer, of all doctors; nothing where none does (M-13). */
export function RequestList() {
  const { data } = useHospitalRequests();
  if (!data || data.requests.length === 0) return null;
  return (
    <section className={styles.requests} aria-labelledby="hospital-requests">
      <h2 id="hospital-requests">
        {m.hospital_people_requests()} {data.requests.length}
      </h2>
      <VisitList
        visits={data.requests}
        lead={({ date, slot, doctorName, patientName }) => (
          <>
            <strong>
              <Given>{patientName}</Given>
            </strong>
            <span>
              {numericDay(date)}, {slot} · <Given>{doctorName}</Given>
            </span>
          </>
        )}
      />
    </section>
  );
}
