import { createSigner } from 'fast-jwt';
import { query } from '#db/statement.ts';
import { addDays, toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import type { Request } from '../load/load.ts';
import { takenPerDay, takenSlotIndex } from './clinic-size.ts';
import type { Clinic } from './open-clinic.ts';

interface TokenOwner {
  readonly id: string;
  readonly sid: string;
}

const takenIndexes = new Set(Array.from({ length: takenPerDay }, (_, ordinal) => takenSlotIndex(ordinal)));
const freeSlots = listGridStarts(15)
  .filter((_, place) => !takenIndexes.has(place))
  .map(formatSlotTime);
/** At most this many bookings per patient, each with another doctor and ten days apart. */
const bookingsPerPatient = 3;
const daysPerRound = 10;

/** Opens a session for each of these patients and signs its token; keyed by patient id. */
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

/** Plans bookings of free slots by new patients; no two conflict, not even across calls. */
export async function planBookings(clinic: Clinic, count: number): Promise<Request[]> {
  const tokens = await addPatients(clinic, Math.ceil(count / bookingsPerPatient));
  const first = clinic.next(tokens.length);
  const today = toCalendarDay(Date.now(), 'Asia/Kolkata');
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / tokens.length);
    // Same number in each round, with the doctors shifted by one.
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

/** Marks them as sent, so that sending does not disturb the next measurement. */
export async function markAnnouncementsSent({ client }: Clinic): Promise<void> {
  await client.query('update announcements set announced_at = now() where announced_at is null');
}
