/** How large an invented clinic is. */
export interface ClinicSize {
  readonly doctors: number;
  readonly appointments: number;
  /** For how many days from today on every doctor offers slots. */
  readonly days: number;
}

/** Slots of a day that are taken, of the 32 on the grid of a quarter of an hour. */
export const takenPerDay = 20;
/** How many of the next days have visits; all others are in the past. */
export const daysWithVisits = 14;

/** The place on the day's grid of the taken slot `ordinal` (0 to 19): every second or third stays free. */
export const takenSlotIndex = (ordinal: number) => Math.floor((ordinal * 32) / takenPerDay);

/**
 * How many patients: five visits each. Visit n is patient n % patients with doctor n % doctors, so one more than a
 * multiple of the doctors gives a patient another doctor, and another time, at every visit.
 */
export const countPatients = ({ doctors, appointments }: ClinicSize) =>
  doctors * Math.max(1, Math.ceil(appointments / (5 * doctors))) + 1;
