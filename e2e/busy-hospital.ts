import type { APIRequestContext } from '@playwright/test';
import { query } from '#db/statement.ts';
import { dayAt } from '#domain/calendar-days.ts';
import { gridOf, labelOf } from '#domain/slot-grid.ts';
import { connectTo } from '#harness/database.ts';
import { end, startHams, temporaryData } from '#harness/running-hams.ts';
import { zoneWhereItIsMorning } from './morning-clinic.ts';
import { freshPhone, registerDoctor, registerPatient } from './visitor.ts';

const names = ['Ananya Rao', 'Aditi Gupta', 'Padma Goud', 'Imran Ansari', 'Viral Mehta', 'Kavya Nair'];
const people = ['Asha Menon', 'Ravi Kumar', 'Fatima Begum', 'Sai Prasad', 'Roopa Gowda', 'Arjun Singh'];

/** A server of its own in which it is morning, for hospitals whose doctors are set up in the database. */
export async function startBusyHospital() {
  const data = await temporaryData();
  const timeZone = zoneWhereItIsMorning();
  const hams = await startHams({
    DATA_DIR: data.path,
    CLINIC_TIME_ZONE: timeZone,
    DEMO: 'off',
    RATE_LIMIT: 'off',
  });
  return {
    hams,
    today: () => dayAt(Date.now(), timeZone),
    /** The owner's token of a new hospital with so many doctors, all of whom have slots today and visits in some. */
    async open(request: APIRequestContext, doctors: number, visitsEach: number): Promise<string> {
      const phone = freshPhone();
      const form = {
        hospitalName: `Care Hospital ${phone}`,
        phone,
        email: 'desk@example.com',
        RegId: `REG-${phone}`,
      };
      const place = {
        location: { coordinates: [17.385, 78.4867] },
        addressLine: '1 Lake Road',
        city: 'Hyderabad',
      };
      const signUp = { ...form, ...place, state: 'Telangana', pincode: '500034', password: 'teal kettle' };
      const { hospitalId } = await post<{ hospitalId: string }>(request, '/hospitals/signup', signUp);
      const client = await connectTo(data.path);
      try {
        for (let index = 0; index < doctors; index += 1) {
          const { doctorId, token } = await registerDoctor(request);
          const id = Number(doctorId.slice(4));
          const name = `Dr. ${names[index % names.length]}`;
          await query(
            client,
            'update doctors set name = :name, confirms_automatically = true where id = :id',
            { id, name },
          );
          await query(
            client,
            'update practices set hospital_id = :hospital, hospital_agreed_at = now(), room = :room where doctor_id = :id',
            { id, hospital: Number(hospitalId.slice(4)), room: String(index + 1) },
          );
          const date = dayAt(Date.now(), timeZone);
          const slots = gridOf(15)
            .map(labelOf)
            .filter((slot) => slot < '12:00' || slot >= '14:00');
          await post(request, `/doctors/${doctorId}/slots`, { date, slots, interval: 15 }, token);
          for (let visit = 0; visit < visitsEach; visit += 1) {
            const patient = await registerPatient(request, people[(visit + index) % people.length]);
            const slotNumber = slots[8 + (index % 3) + visit * 2] ?? '15:00';
            await post(
              request,
              '/appointments/book',
              { doctorId, date, slotNumber, reason: 'Fever' },
              patient.token,
            );
          }
        }
      } finally {
        await client.end();
      }
      const { token } = await post<{ token: string }>(request, '/hospitals/login', {
        phone,
        password: 'teal kettle',
      });
      return token;
    },
    async stop() {
      await end(hams.process, 'SIGTERM');
      await data.remove();
    },
  };

  async function post<Answer>(
    request: APIRequestContext,
    path: string,
    body: object,
    token?: string,
  ): Promise<Answer> {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await request.post(`${hams.url}/api${path}`, { data: body, headers });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}
