import type { Topic } from '#contract/platform/live.ts';

export type SubjectKind = 'slots' | 'doctor' | 'patient' | 'visit' | 'hospital' | 'owners';

/** What a topic is about; DOC-000042 and DOC-42 are the same doctor. */
export interface Subject {
  readonly kind: SubjectKind;
  readonly id: number;
  /** Both in one string, such as `slots:42`. */
  readonly key: SubjectKey;
}
export type SubjectKey = `${SubjectKind}:${number}`;

const prefixLength = 'DOC-'.length;

export function parseSubject(topic: Topic): Subject {
  const [kind, readable = ''] = topic.split(':') as [SubjectKind, string?];
  const id = Number(readable.slice(prefixLength));
  return { kind, id, key: `${kind}:${id}` };
}
