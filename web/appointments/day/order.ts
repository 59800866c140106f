/** The instants of an appointment, as RFC 3339. */
interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The position in the day: over, in progress, the next one, or later. */
export type Standing = 'over' | 'now' | 'next' | 'later';

export interface Placed<Appointment> {
  readonly appointment: Appointment;
  readonly standing: Standing;
}

/**
 * The appointments of a day in time order, each with its position. `now` in milliseconds; only one that
 * `counts` can be the next.
 */
export function placed<Appointment extends Timed>(
  appointments: readonly Appointment[],
  now: number,
  counts: (appointment: Appointment) => boolean = () => true,
): readonly Placed<Appointment>[] {
  const inOrder = [...appointments].sort(
    (one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt),
  );
  const next = inOrder.find((one) => counts(one) && Date.parse(one.startsAt) > now);
  return inOrder.map((appointment) => {
    if (Date.parse(appointment.endsAt) <= now) return { appointment, standing: 'over' };
    if (Date.parse(appointment.startsAt) <= now) return { appointment, standing: 'now' };
    return { appointment, standing: appointment === next ? 'next' : 'later' };
  });
}
