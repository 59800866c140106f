import { m } from '#messages/messages.js';

interface TodaysAppointmentsProps {
  /** The clinic's today, YYYY-MM-DD. */
  readonly today: string;
}

/** Today's Appointments of the doctor's home (spec G-04). */
export function TodaysAppointments({ today }: TodaysAppointmentsProps) {
  return <section aria-label={m.requests_title()}>{today}</section>;
}
