/** An error that can be sent to another thread: with properties that cannot be cloned it would get lost. */
export function toCloneableError(error: unknown): Error {
  const plain = new Error(error instanceof Error ? error.message : String(error));
  if (error instanceof Error && error.stack) plain.stack = error.stack;
  return plain;
}
