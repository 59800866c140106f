// Measures the limits of this machine: Fastify and pg alone on the product's PostgreSQL. Three routes without
// plugins, schemas or checks; all answer the body stored by PUT /answer, which is as large as the product's
// own answer.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env.LIMIT_DATABASE ?? '{}'), max: 20 });
const app = fastify({ bodyLimit: 4 * 1024 * 1024 });
let answer: unknown = {};

app.put('/answer', async ({ body }) => {
  answer = body;
  return {};
});

/** Bare JSON: a fixed answer. */
app.get('/json', async () => answer);

/** Bare read: one prepared select by primary key before the same answer. */
app.get<{ Params: { id: string } }>('/read/:id', async ({ params: { id } }) => {
  await pool.query({ name: 'read', text: 'select text from bench_limits.read where id = $1', values: [id] });
  return answer;
});

/**
 * Bare transaction: two database calls, as in a booking. One reads a row by its key, like a session; the
 * other is a transaction with as many statements as the product's: reads the doctor, locks the day, inserts
 * the visit, its event, its announcement and its live notification, into tables with a primary key and
 * nothing else.
 */
const write = `
  with doctor as (select id, text from bench_limits.read where id = $1),
  day as (select id from bench_limits.day where id = $1 for share),
  visit as (
    insert into bench_limits.visit (doctor_id, starts_at, text)
    select doctor.id, $2::timestamptz, $3 from doctor, day returning id
  ), event as (insert into bench_limits.event (visit_id, at, text) select id, $2::timestamptz, 'book' from visit),
  announcement as (insert into bench_limits.announcement (visit_id, at, text) select id, $2::timestamptz, 'booked' from visit),
  live as (insert into bench_limits.live select '{"kind":"appointment"}' from visit)
  select visit.id, doctor.text from visit, doctor`;
app.post<{ Body: { doctorId: string; date: string } }>('/transaction', async ({ body }, reply) => {
  await pool.query({
    name: 'session',
    text: 'select text from bench_limits.read where id = $1',
    values: [body.doctorId],
  });
  await pool.query({
    name: 'write',
    text: write,
    values: [body.doctorId, body.date, 'General consultation'],
  });
  return reply.code(201).send(answer);
});

app.get('/processor', async () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
});

process.on('disconnect', () => process.exit()); // the measuring process is gone
await app.listen({ host: 'localhost', port: Number(process.env.PORT) });
process.send?.('ready');
