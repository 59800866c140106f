import { newcomerDrafts } from '#web/platform/drafts/draft-store.ts';
import { fitting } from '#web/platform/drafts/fitting.ts';

/** What somebody new is asked; what they agree to is never kept. */
const nothingYet = { name: '', gender: '', dateOfBirth: '' };
export type NewcomerAnswers = typeof nothingYet;

/** What was answered for this phone before a reload. */
export function keptAnswers(phone: string): NewcomerAnswers {
  const draft = newcomerDrafts.read(phone);
  return draft ? fitting(draft.value, nothingYet) : nothingYet;
}

/** Keeps the answers through a reload; it sends nothing. */
export function keepAnswers(phone: string, { name, gender, dateOfBirth }: Partial<NewcomerAnswers>): void {
  newcomerDrafts.write(phone, { name, gender, dateOfBirth });
}

/** The account is made, or another way was taken. */
export const forgetAnswers = (): void => newcomerDrafts.forgetOwn();
