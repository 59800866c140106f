/**
 * Asks once more when no slot was found: who waits while a day is published with slots of another length finds its former
 * ones gone, and only the next statement sees the new ones.
 */
export async function retryOnceIfRepublished<Answer>(
  ask: () => Promise<Answer>,
  isPublished: (answer: Answer) => boolean,
): Promise<Answer> {
  const answer = await ask();
  return isPublished(answer) ? answer : ask();
}
