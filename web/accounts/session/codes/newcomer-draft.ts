import { newcomerDrafts } from '#web/platform/drafts/draft-store.ts';
import { fitDraft } from '#web/platform/drafts/fitting.ts';

/** What somebody new is asked; what they agree to is never kept. */
const emptyAnswers = { name: '', gender: '', dateOfBirth: '' };
export type NewcomerAnswers = typeof emptyAnswers;

/** What was answered for this phone before a reload. */
export function loadNewcomerAnswers(phone: string): NewcomerAnswers {
  const draft = newcomerDrafts.read(phone);
  return draft ? fitDraft(draft.value, emptyAnswers) : emptyAnswers;
}

/** Keeps the answers through a reload; it sends nothing. */
export function saveNewcomerAnswers(
  phone: string,
  { name, gender, dateOfBirth }: Partial<NewcomerAnswers>,
): void {
  newcomerDrafts.write(phone, { name, gender, dateOfBirth });
}

/** The account is made, or another way was taken. */
export const clearNewcomerAnswers = (): void => newcomerDrafts.forgetOwn();
