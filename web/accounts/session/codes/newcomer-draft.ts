import { newcomerDrafts } from '#web/platform/drafts/draft-store.ts';
import { fitDraft } from '#web/platform/drafts/fit-draft.ts';

/** Answers of a new patient; consent is never stored. */
const emptyAnswers = { name: '', gender: '', dateOfBirth: '' };
export type NewcomerAnswers = typeof emptyAnswers;

export function loadNewcomerAnswers(phone: string): NewcomerAnswers {
  const draft = newcomerDrafts.read(phone);
  return draft ? fitDraft(draft.value, emptyAnswers) : emptyAnswers;
}

export function saveNewcomerAnswers(
  phone: string,
  { name, gender, dateOfBirth }: Partial<NewcomerAnswers>,
): void {
  newcomerDrafts.write(phone, { name, gender, dateOfBirth });
}

/** Called when the account exists or the user has left this form. */
export const clearNewcomerAnswers = (): void => newcomerDrafts.forgetOwn();
