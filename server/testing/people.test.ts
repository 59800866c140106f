import { afterAll, beforeAll, expect, test } from 'vitest';
import { query } from '#db/statement.ts';
import { formatSlotTime, listGridStarts } from '#domain/scheduling/slot-grid.ts';
import { type TestApp, testApp, thursday } from './app.ts';
import {
  doctorForm,
  freshPhone,
  logInAgain,
  newDoctor,
  newPatient,
  patientForm,
  publishDay,
} from './people.ts';

let hams: TestApp;
beforeAll(async () => {
  hams = await testApp();
});
afterAll(() => hams.close());

async function readStored(role: 'patient' | 'doctor', phone: string) {
  const rows = await query<{ table: string; row: Record<string, unknown> }>(
    hams.db.pool,
    `with account as (select * from accounts a where a.phone = :phone),
       person as (select p.* from ${role}s p join account on p.account_id = account.id)
     select 'accounts' as table, to_jsonb(a) as row from account a
     union all select '${role}s', to_jsonb(p) from person p
     union all select 'sessions', to_jsonb(s) from sessions s join account on s.account_id = account.id
     union all select 'practices', to_jsonb(o) from practices o join person on '${role}' = 'doctor' and o.doctor_id = person.id
     union all select 'published_days', to_jsonb(d) from published_days d join person
       on '${role}' = 'doctor' and d.doctor_id = person.id`,
    { phone },
  );
  const own = /^(id|.*_id|phone|password_hash|created_at)$/;
  return rows.map(({ table, row }) => [
    table,
    Object.entries(row).filter(([column, value]) => !own.test(column) || value === null),
  ]);
}

test.each([
  ['patient', newPatient, patientForm],
  ['doctor', newDoctor, doctorForm],
] as const)(
  'a new %s of a test is stored as one who came by the API, and is logged in',
  async (role, make, form) => {
    const made = await make(hams);
    const phone = freshPhone();
    const url = `/api/${role}s/signup`;
    const answer = await hams.app.inject({ method: 'POST', url, body: form(phone) });
    expect(answer.statusCode).toBe(201);
    if (role === 'doctor') {
      const { rows } = await hams.db.pool.query(
        'select d.id from doctors d join accounts a on a.id = d.account_id where a.phone = $1',
        [phone],
      );
      const bearer = { authorization: `Bearer ${answer.json().token}` };
      await publishDay(
        hams,
        { ...made, id: rows[0].id, bearer },
        thursday,
        listGridStarts(15).map(formatSlotTime),
        15,
      );
    }
    const known = await readStored(role, made.phone);
    expect(known.length).toBe(role === 'doctor' ? 5 : 3);
    expect(known).toEqual(await readStored(role, phone));
    const me = await hams.app.inject({ url: `/api/${role}s/profile`, headers: made.bearer });
    expect(me.statusCode).toBe(200);
    expect((await logInAgain(hams, role, made)).id).toBe(made.id);
  },
);
