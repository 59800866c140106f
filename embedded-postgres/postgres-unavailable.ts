/** The server cannot be started or reached. The message is one sentence for the person who started HAMS. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}
