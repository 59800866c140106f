import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDay } from '#web/ui/format/format-day.ts';

type Visit = Pick<PatientAppointment, 'doctorName' | 'date' | 'slot'> &
  Partial<Pick<PatientAppointment, 'patient'>>;

/** "Tue 24 Nov 10:30". */
export const formatVisitTime = ({ date, slot }: Pick<Visit, 'date' | 'slot'>) =>
  `${formatDay(date, clinicToday())} ${slot}`;

/** "Dr. Rao, Tue 24 Nov 10:30": tells the buttons of different visits apart for screen readers. */
export const formatVisit = (visit: Visit) => {
  const { patient, doctorName } = visit;
  const whose = patient && patient.relation !== 'self' ? patient.name : null;
  return [whose, doctorName, formatVisitTime(visit)].filter(Boolean).join(', ');
};
