/** The server cannot be had, which whoever started HAMS can mend. The message is one sentence for them. */
export class PostgresUnavailable extends Error {
  override readonly name = 'PostgresUnavailable';
}
