import type { DemoDoctor } from './make-doctors.ts';
import { mixedComments, unhappyComments, warmComments, whoCame } from './review-sentences.ts';
import { seededRandom } from './seeded-random.ts';
import { specialtyProfiles } from './specialty-profiles.ts';

/** What somebody writes of a doctor with this many stars; no two reviews of the clinic are the same. */
export type Comments = (doctor: DemoDoctor, rating: number) => string;

export function newComments(): Comments {
  const random = seededRandom('comments');
  const written = new Set<string>();
  /** The sentences that are left for each doctor, by kind: on one page none stands twice. */
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
      if (rating <= 2) return draw(doctor, 'unhappy', unhappyComments);
      if (rating === 3 || (rating === 4 && random.chance(0.3))) return draw(doctor, 'mixed', mixedComments);
      return draw(doctor, 'warm', [...praise, ...warmComments]);
    };
    const isNew = (comment: string) => !written.has(comment);
    let comment = sentence();
    if (!isNew(comment)) comment = `${draw(doctor, 'who', whoCame)} ${comment}`;
    while (!isNew(comment)) comment = `${comment} ${sentence()}`;
    written.add(comment);
    return comment;
  };
}
