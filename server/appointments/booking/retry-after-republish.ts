/**
 * Retries once when no slot was found: a request that waited while a day was republished with another slot
 * length sees the new slots only in its next statement.
 */
export async function retryOnceIfRepublished<Answer>(
  ask: () => Promise<Answer>,
  isPublished: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await ask();
  return isPublished(answer) ? answer : ask();
}
