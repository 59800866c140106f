import { useLocation } from 'react-router';
import { m } from '#messages/messages.js';
import { PatientSearch } from '#web/hospital/patients/patient-search.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function HospitalPatientsScreen() {
  // The chosen time of the calendar, which the URL of a person preserves.
  const booking = new URLSearchParams(useLocation().search);
  booking.delete('q');
  booking.delete('add');
  const date = booking.get('date') ?? '';
  const time = booking.get('time');
  return (
    <HospitalScreen
      title={m.hospital_people()}
      lead={
        time
          ? m.hospital_people_who_at({ day: formatDay(date, clinicToday()), time })
          : m.hospital_people_lead()
      }
    >
      <PatientSearch search={booking.size > 0 ? `?${booking}` : ''} />
    </HospitalScreen>
  );
}
