import type { Composed, Notice, PushContent } from '#server/platform/outbox/content.ts';
import { kindOf } from '#server/platform/outbox/kind-of.ts';
import { placeWords } from '#server/platform/outbox/place-words.ts';

/** A notification has 4,096 bytes in all (RFC 8291). */
const lettersAtMost = 400;
/** Of RFC 8030. */
const topicAtMost = 32;

const short = (text: string) => (text.length > lettersAtMost ? `${text.slice(0, lettersAtMost - 1)}…` : text);

function pathOf({ reader, link }: Notice): string {
  if (reader === 'doctor') return '/dashboard';
  return link && URL.canParse(link) ? new URL(link).pathname : '/dashboard/patient';
}

/** A reason may be medical: it does not stand on a locked screen. */
function bodyOf({ visit, facts, when, text, locale }: Notice): string {
  return visit && 'reason' in facts ? `${when}, ${placeWords(visit, locale)}` : text;
}

/**
 * A notice as a notification of a browser (N-02). `acceptToken` is of a link by which a doctor accepts a
 * request with the notification's button (N-08).
 */
export function composePush(
  notice: Notice,
  { acceptToken }: { readonly acceptToken: string | null },
): Composed {
  const { event, reader, readerId, visit, title } = notice;
  const body = short(bodyOf(notice));
  const about = visit ? `visit-${visit.rootId}` : `${kindOf(event)}-${readerId}`;
  const content: PushContent = {
    form: 'push',
    title: short(title),
    body,
    path: pathOf(notice),
    topic: about.slice(-topicAtMost),
    acceptToken: event === 'requested' && reader === 'doctor' ? acceptToken : null,
  };
  return { subject: title, text: body, content };
}
