import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { formatVisit } from './visit-words.ts';

type NamedVisit = Pick<PatientAppointment, 'doctorName' | 'date' | 'slot'> &
  Partial<Pick<PatientAppointment, 'patient'>>;

/** The end of a button's name that says, by ear, which visit it is about (F-08). */
export function VisitSuffix(visit: NamedVisit) {
  return <span className="visually-hidden">: {formatVisit(visit)}</span>;
}
