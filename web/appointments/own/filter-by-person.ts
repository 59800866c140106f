import type { FamilyMember } from '#web/patients/person-choice/use-people.ts';
import type { OpenAppointments } from '../queries.ts';

/** The open appointments and urgent matters of one person; of all with null. */
export function filterByPerson(open: OpenAppointments, person: FamilyMember | null): OpenAppointments {
  if (person === null) return open;
  const isTheirs = ({ patient }: OpenAppointments['appointments'][number]) =>
    patient.patientId === person.patientId;
  const appointments = open.appointments.filter(isTheirs);
  const due = open.due.filter(isTheirs);
  const visits = new Set([...appointments, ...due].map(({ appointmentId }) => appointmentId));
  return {
    ...open,
    appointments,
    due,
    offers: open.offers?.filter(({ appointmentId }) => visits.has(appointmentId)),
    // Only required of the patient.
    missing: person.relation === 'self' ? open.missing : undefined,
    asking: person.relation === 'self' ? open.asking : undefined,
  };
}
