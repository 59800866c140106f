import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { visitWords } from './visit-words.ts';

type OfOne = Pick<PatientAppointment, 'doctorName' | 'date' | 'slot'> &
  Partial<Pick<PatientAppointment, 'patient'>>;

/** The end of a button's name that says, by ear, which visit it is about (F-08). */
export function OfVisit(visit: OfOne) {
  return <span className="visually-hidden">: {visitWords(visit)}</span>;
}
