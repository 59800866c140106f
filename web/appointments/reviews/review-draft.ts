import { tabDrafts } from '#web/platform/drafts/draft-store.ts';

export interface ChosenDoctor {
  readonly doctorId: string;
  readonly name: string;
  readonly photo: string | null;
}

/** A review being written; the stars are empty before a choice. */
export interface ReviewDraft {
  readonly doctor: ChosenDoctor | null;
  readonly rating: number | string;
  readonly comment: string;
}

const empty: ReviewDraft = { doctor: null, rating: '', comment: '' };

function has<Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> {
  return typeof value === 'object' && value !== null && keys.every((key) => key in value);
}

function isDoctor(value: unknown): value is ChosenDoctor {
  if (!has(value, 'doctorId', 'name', 'photo')) return false;
  const { doctorId, name, photo } = value;
  return (
    typeof doctorId === 'string' && typeof name === 'string' && (photo === null || typeof photo === 'string')
  );
}

function isDraft(value: unknown): value is ReviewDraft {
  if (!has(value, 'doctor', 'rating', 'comment')) return false;
  const { doctor, rating, comment } = value;
  const isRating = typeof rating === 'number' || rating === '';
  return isRating && typeof comment === 'string' && (doctor === null || isDoctor(doctor));
}

const name = 'review';

/** Empty if there is no draft in this tab or it cannot be read. */
export function loadDraft(): ReviewDraft {
  const kept = tabDrafts.read(name)?.value;
  return isDraft(kept) ? kept : empty;
}

/** Survives a closed dialog, another screen and a reload of the tab. */
export function saveDraft(draft: ReviewDraft): void {
  const isEmpty = !draft.doctor && draft.rating === '' && draft.comment === '';
  if (isEmpty) tabDrafts.remove(name);
  else tabDrafts.write(name, draft);
}
