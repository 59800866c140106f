/** A doctor as the choice shows them. */
export interface ChosenDoctor {
  readonly doctorId: string;
  readonly name: string;
  readonly photo: string | null;
}

/** A review that is being written: the doctor, the stars (empty until chosen) and the words so far. */
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

const keyOf = (patientId: string) => `review-draft:${patientId}`;

/** What this patient has begun to write in this tab; an empty draft when nothing is kept or it cannot be read. */
export function keptDraft(patientId: string): ReviewDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(patientId)) ?? 'null');
    return isDraft(kept) ? kept : empty;
  } catch (error) {
    console.warn(error); // storage is closed, or holds something else
    return empty;
  }
}

/** Keeps what is being written: it outlives a closed dialog, another screen and a reload of the tab. */
export function keepDraft(patientId: string, draft: ReviewDraft): void {
  const isEmpty = !draft.doctor && draft.rating === '' && draft.comment === '';
  try {
    if (isEmpty) sessionStorage.removeItem(keyOf(patientId));
    else sessionStorage.setItem(keyOf(patientId), JSON.stringify(draft));
  } catch (error) {
    console.warn(error);
  }
}
