/** The instants of an appointment, as RFC 3339. */
interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Where an appointment stands in the day: over, going on, the next one, or later. */
export type Standing = 'over' | 'now' | 'next' | 'later';

export interface Placed<Appointment> {
  readonly appointment: Appointment;
  readonly standing: Standing;
}

/** The appointments of a day in time order, each with where it stands. `now` in milliseconds. */
export function placed<Appointment extends Timed>(
  appointments: readonly Appointment[],
  now: number,
): readonly Placed<Appointment>[] {
  const inOrder = [...appointments].sort(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const next = inOrder.find(({ startsAt }) => Date.parse(startsAt) > now);
  return inOrder.map((appointment) => {
    if (Date.parse(appointment.endsAt) <= now) return { appointment, standing: 'over' };
    if (Date.parse(appointment.startsAt) <= now) return { appointment, standing: 'now' };
    return { appointment, standing: appointment === next ? 'next' : 'later' };
  });
}
