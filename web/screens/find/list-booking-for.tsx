import { useState } from 'react';
import { useOwnVisits } from '#web/appointments/own/use-own-visits.ts';
import { BookingFor } from '#web/patients/person-choice/booking-for.tsx';
import { loadBookingFor, saveBookingFor } from '#web/patients/person-choice/booking-for-storage.ts';

/** Loaded on demand, for patients only. */
export function ListBookingFor() {
  const { people } = useOwnVisits(true);
  const [chosen, setChosen] = useState(loadBookingFor);
  return (
    <BookingFor
      people={people}
      value={people.some(({ patientId }) => patientId === chosen) ? chosen : null}
      onChange={(patientId) => {
        saveBookingFor(patientId);
        setChosen(patientId);
      }}
    />
  );
}
