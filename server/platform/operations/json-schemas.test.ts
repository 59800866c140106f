import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSchemaRegistry } from './json-schemas.ts';

test('H-01 a name of the document is one schema: another one of that name is refused, not lost', () => {
  const { named, schemaOf } = createSchemaRegistry();
  const room = z.object({ floor: z.int() }).meta({ id: 'Room' });
  const hall = z.object({ seats: z.int() }).meta({ id: 'Room' });
  schemaOf(z.object({ room }), 'output');
  schemaOf(z.object({ rooms: z.array(room) }), 'output');
  expect(() => schemaOf(z.object({ hall }), 'output')).toThrow('Two schemas are called Room');
  expect(named).toMatchObject({ Room: { properties: { floor: {} } } });
});
