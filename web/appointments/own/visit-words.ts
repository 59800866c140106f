import type { PatientAppointment } from '#contract/appointments.ts';
import { clinicToday } from '../../ui/clinic-time.ts';
import { dayWords } from '../../ui/day-words.ts';

type Visit = Pick<PatientAppointment, 'doctorName' | 'date' | 'slot'>;

/** "Tue 24 Nov 10:30": when a visit is. */
export const whenWords = ({ date, slot }: Omit<Visit, 'doctorName'>) =>
  `${dayWords(date, clinicToday())} ${slot}`;

/** "Dr. Rao, Tue 24 Nov 10:30": what tells the buttons of one visit from those of another, by ear (F-08). */
export const visitWords = (visit: Visit) => `${visit.doctorName}, ${whenWords(visit)}`;
