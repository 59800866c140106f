import type { PatientAppointment } from '#contract/appointments/appointments.ts';
import { formatVisit } from './visit-labels.ts';

type NamedVisit = Pick<PatientAppointment, 'doctorName' | 'date' | 'slot'> &
  Partial<Pick<PatientAppointment, 'patient'>>;

/** Ends a button's accessible name with the visit it is about. */
export function VisitSuffix(visit: NamedVisit) {
  return <span className="visually-hidden">: {formatVisit(visit)}</span>;
}
