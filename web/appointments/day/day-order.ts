/** Instants are RFC 3339. */
interface Timed {
  readonly startsAt: string;
  readonly endsAt: string;
}

export type DayPhase = 'over' | 'now' | 'later';

export interface Placed<Appointment> {
  readonly appointment: Appointment;
  readonly standing: DayPhase;
  readonly isNext: boolean;
}

export const sortByTime = <Appointment extends Timed>(appointments: readonly Appointment[]) =>
  [...appointments].sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));

function standingAt({ startsAt, endsAt }: Timed, now: number): DayPhase {
  if (Date.parse(endsAt) <= now) return 'over';
  return Date.parse(startsAt) <= now ? 'now' : 'later';
}

/** `now` in milliseconds. */
export function placeByTime<Appointment extends Timed>(
  appointments: readonly Appointment[],
  now: number,
  next: Appointment | null,
): readonly Placed<Appointment>[] {
  return sortByTime(appointments).map((appointment) => ({
    appointment,
    standing: standingAt(appointment, now),
    isNext: appointment === next,
  }));
}
