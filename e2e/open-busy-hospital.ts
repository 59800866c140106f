import type { APIRequestContext } from '@playwright/test';
import { query } from '#db/statement.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { connectToDatabase } from '#harness/database.ts';
import { bookRequestedVisit } from './accepted-visit.ts';
import { decodeToken, publishToday, registerDoctor, registerOwner, registerPatient } from './visitor.ts';

const doctorNames = ['Ananya Rao', 'Aditi Gupta'];
const people = ['Asha Menon', 'Ravi Kumar', 'Fatima Begum', 'Sai Prasad', 'Roopa Gowda', 'Arjun Singh'];
const slots = listGridStarts(15)
  .map(formatSlotTime)
  .filter((slot) => slot < '12:00' || slot >= '14:00');

/**
 * Sets up a new hospital in the database with this many doctors, all with slots today and some with visits;
 * returns its owner's token.
 */
export async function openBusyHospital(
  request: APIRequestContext,
  doctors: number,
  visitsEach: number,
): Promise<{ readonly owner: string; readonly today: string }> {
  const owner = await registerOwner(request);
  const hospital = Number(decodeToken<{ hospitalId: string }>(owner).hospitalId.slice(4));
  let today = '';
  const client = await connectToDatabase(process.env.HAMS_JOURNEYS_DATA ?? '');
  for (const [index, name] of doctorNames.slice(0, doctors).entries()) {
    const doctor = await registerDoctor(request);
    const id = Number(doctor.doctorId.slice(4));
    await query(client, 'update doctors set name = :name, confirms_automatically = true where id = :id', {
      id,
      name: `Dr. ${name}`,
    });
    await query(
      client,
      'update practices set hospital_id = :hospital, hospital_agreed_at = now(), room = :room where doctor_id = :id',
      { id, hospital, room: String(index + 1) },
    );
    await publishToday(request, doctor, slots);
    today = doctor.today;
    for (let visit = 0; visit < visitsEach; visit += 1) {
      const patient = await registerPatient(request, people[(visit + index) % people.length]);
      const slotNumber = slots[8 + (index % 3) + visit * 2] ?? '15:00';
      await bookRequestedVisit(request, patient, doctor, { slotNumber, date: today, reason: 'Fever' });
    }
  }
  await client.end();
  return { owner, today };
}
