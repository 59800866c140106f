import type { DemoDoctor } from './make-doctors.ts';
import { mixedComments, negativeComments, positiveComments, reviewOpenings } from './review-sentences.ts';
import { createSeededRandom } from './seeded-random.ts';
import { specialtyProfiles } from './specialty-profiles.ts';

/** Writes a review comment for a doctor with this many stars; no two reviews of the clinic are the same. */
export type WriteComment = (doctor: DemoDoctor, rating: number) => string;

export function createCommentWriter(): WriteComment {
  const random = createSeededRandom('comments');
  const written = new Set<string>();
  /** The unused sentences of each doctor, by kind: none appears twice on one page. */
  const left = new Map<string, string[]>();

  const draw = (doctor: DemoDoctor, kind: string, sentences: readonly string[]): string => {
    const key = `${doctor.phone} ${kind}`;
    const rest = left.get(key) ?? [];
    if (rest.length === 0) rest.push(...random.sample(sentences, sentences.length));
    left.set(key, rest);
    return rest.pop() as string;
  };

  return (doctor, rating) => {
    const { praise } = specialtyProfiles[doctor.specialization];
    const sentence = () => {
      if (rating <= 2) return draw(doctor, 'unhappy', negativeComments);
      if (rating === 3 || (rating === 4 && random.chance(0.3))) return draw(doctor, 'mixed', mixedComments);
      return draw(doctor, 'warm', [...praise, ...positiveComments]);
    };
    const isNew = (comment: string) => !written.has(comment);
    let comment = sentence();
    if (!isNew(comment)) comment = `${draw(doctor, 'who', reviewOpenings)} ${comment}`;
    while (!isNew(comment)) comment = `${comment} ${sentence()}`;
    written.add(comment);
    return comment;
  };
}
