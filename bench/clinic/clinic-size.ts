export interface ClinicSize {
  readonly doctors: number;
  readonly appointments: number;
  /** Every doctor offers slots for this many days, starting today. */
  readonly days: number;
}

/** Out of 32 slots a day, on a 15-minute grid. */
export const takenPerDay = 20;
/** Only this many upcoming days have visits; all other visits are in the past. */
export const daysWithVisits = 14;

/** Position on the day's grid of taken slot `ordinal` (0 to 19): every second or third slot stays free. */
export const takenSlotIndex = (ordinal: number) => Math.floor((ordinal * 32) / takenPerDay);

/**
 * Five visits per patient. Visit n is patient n % patients with doctor n % doctors, so one more than a
 * multiple of the doctors gives each of a patient's visits another doctor and another time.
 */
export const countPatients = ({ doctors, appointments }: ClinicSize) =>
  doctors * Math.max(1, Math.ceil(appointments / (5 * doctors))) + 1;
