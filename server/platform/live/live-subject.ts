import type { Topic } from '#contract/platform/live-frames.ts';

export type SubjectKind = 'slots' | 'doctor' | 'patient' | 'visit' | 'hospital' | 'owners';

export interface Subject {
  readonly kind: SubjectKind;
  readonly id: number;
  readonly key: SubjectKey;
}
export type SubjectKey = `${SubjectKind}:${number}`;

const prefixLength = 'DOC-'.length;

export function parseSubject(topic: Topic): Subject {
  const [kind, readable = ''] = topic.split(':') as [SubjectKind, string?];
  const id = Number(readable.slice(prefixLength));
  return { kind, id, key: `${kind}:${id}` };
}
