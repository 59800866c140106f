/** HAMS cannot start, and the person who started it can mend that. The message is one sentence for that person. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
