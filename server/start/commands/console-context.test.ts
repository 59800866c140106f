import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#server/testing/database.ts';
import { createConsoleContext } from './console-context.ts';

test('platform: the console knows the database, and the code of HAMS by module', async () => {
  const { database, close } = await testDatabase();
  onTestFinished(close);
  const { sql, domain, contract, server } = createConsoleContext({ database });
  expect(await sql`select ${1}::int + ${2}::int as sum`).toEqual([{ sum: 3 }]);
  expect(domain).toMatchObject({ platform: { formatId: expect.any(Function) } });
  expect(contract).toMatchObject({ appointments: { bookAppointmentEndpoint: expect.any(Object) } });
  expect(server).toMatchObject({ appointments: { bookAppointment: expect.any(Function) } });
});
