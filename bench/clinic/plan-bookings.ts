import { createSigner } from 'fast-jwt';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import type { Request } from '../load/load.ts';
import { takenPerDay, takenSlotIndex } from './clinic-size.ts';
import type { Clinic } from './open-clinic.ts';

/** Of whom a token is made. */
interface TokenOwner {
  readonly id: string;
  readonly sid: string;
}

const takenIndexes = new Set(Array.from({ length: takenPerDay }, (_, ordinal) => takenSlotIndex(ordinal)));
/** Slots that are free on every day. */
const freeSlots = listGridStarts(15)
  .filter((_, place) => !takenIndexes.has(place))
  .map(formatSlotTime);
/** A patient books at most this often: each time with another doctor, in another ten days. */
const bookingsPerPatient = 3;
const daysPerRound = 10;

/** Tokens of open sessions by the ids of these patients. */
export async function createTokens(
  clinic: Clinic,
  patients: readonly number[],
): Promise<Map<string, string>> {
  const owners = await query<TokenOwner>(
    clinic.client,
    `insert into sessions (account_id, patient_id, address, created_at, expires_at, last_used_at)
     select account_id, id, '127.0.0.1', now(), now() + interval '7 days', now()
     from patients where id = any(:patients::bigint[])
     returning patient_id::text as id, id::text as sid`,
    { patients },
  );
  const sign = createSigner({ key: clinic.jwtSecret, algorithm: 'HS256', expiresIn: 7 * 24 * 3_600_000 });
  const claims = { role: 'patient', name: 'Asha Menon', photo: { url: null } };
  return new Map(
    owners.map(({ id, sid }) => [
      id,
      sign({ ...claims, id, patientId: formatId('patient', Number(id)), sid }),
    ]),
  );
}

/** Patients who have no appointment yet, as tokens. */
async function addPatients(clinic: Clinic, count: number): Promise<string[]> {
  const added = await query<{ id: string }>(
    clinic.client,
    `with account as (
       insert into accounts (kind, phone, password_hash, email)
       select 'patient', (9000000000 + n)::text, 'none', 'asha@example.com'
       from generate_series((select count(*)::int from patients), (select count(*)::int from patients) + :count::int - 1) n
       returning id
     )
     insert into patients (account_id, name, gender, date_of_birth)
     select id, 'Asha Menon', 'Female', '1990-04-12' from account
     returning id::text`,
    { count },
  );
  const tokens = await createTokens(
    clinic,
    added.map(({ id }) => Number(id)),
  );
  return [...tokens.values()];
}

/** As many bookings of free slots, by new patients; no two of them, also of earlier calls, get in each other's way. */
export async function planBookings(clinic: Clinic, count: number): Promise<Request[]> {
  const tokens = await addPatients(clinic, Math.ceil(count / bookingsPerPatient));
  const first = clinic.next(tokens.length);
  const today = toCalendarDay(Date.now(), 'Asia/Kolkata');
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / tokens.length);
    // The same number in each round; the doctors are moved on by one.
    const number = first + (index % tokens.length);
    const turn = Math.floor(number / clinic.size.doctors);
    const slotNumber = freeSlots[Math.floor(turn / daysPerRound)];
    if (!slotNumber) throw new Error('The invented clinic has no free slots left: give it more doctors');
    return {
      method: 'POST',
      path: '/api/appointments/book',
      headers: {
        authorization: `Bearer ${tokens[index % tokens.length]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        date: addDays(today, 1 + daysPerRound * round + (turn % daysPerRound)),
        doctorId: String(((number + round) % clinic.size.doctors) + 1),
        slotNumber,
      }),
    };
  });
}

/** Nobody need be told of what was booked, so that the next measure has the machine for itself. */
export async function markAnnouncementsSent({ client }: Clinic): Promise<void> {
  await client.query('update announcements set announced_at = now() where announced_at is null');
}
