import { addDays } from '#domain/platform/calendar-days.ts';
import type { HospitalInCity } from './insert-clinic.ts';

export interface DemoHoliday {
  readonly hospitalId: number;
  readonly day: string;
  readonly name: string;
}

const national: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-26', 'Republic Day'],
  ['05-01', 'May Day'],
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
];
/** The first days have no holidays, so that a new demo has no empty day. */
const [firstDay, lastDay] = [3, 60];

/** Some hospitals close on a day of their own, some on the next national holiday; never the demo doctor's. */
export function inventHolidays(hospitals: readonly HospitalInCity[], today: string): DemoHoliday[] {
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => addDays(today, firstDay + index));
  const coming = days.flatMap((day) =>
    national.flatMap(([date, name]) => (day.slice(5) === date ? [{ day, name }] : [])),
  );
  const closing = hospitals.filter(({ area }) => area.hospital !== 'Care Hospital');
  return closing.flatMap((hospital, index) => {
    const own =
      index % 8 === 5
        ? [{ hospitalId: hospital.id, day: addDays(today, 5 + (index % 30)), name: 'Foundation Day' }]
        : [];
    const others = index % 3 === 1 ? coming.map((holiday) => ({ hospitalId: hospital.id, ...holiday })) : [];
    return [...others, ...own.filter(({ day }) => !others.some((other) => other.day === day))];
  });
}
