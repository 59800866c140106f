/** An error that another thread can be told: members that cannot be copied would make it get lost. */
export function toCloneableError(error: unknown): Error {
  const plain = new Error(error instanceof Error ? error.message : String(error));
  if (error instanceof Error && error.stack) plain.stack = error.stack;
  return plain;
}
