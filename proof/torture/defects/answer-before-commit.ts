// Loaded before HAMS by `--import`: a booking is answered as soon as its statement is done, and committed a moment later.
import pg from 'pg';

const seconds = 0.2;

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
const isBooking = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'name' in asked && asked.name === 'insert_booking';

// A client runs its queries one after the other, regardless of which caller waits.
Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...given: unknown[]): unknown {
    if (!isBooking(given[0])) return query.apply(this, given);
    const alone = (text: string) => query.call(this, text, () => {});
    alone('begin');
    const answer = query.apply(this, given);
    alone(`select pg_sleep(${seconds})`);
    alone('commit');
    return answer;
  },
});
