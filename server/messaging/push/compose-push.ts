import { toEventKind } from '#server/platform/outbox/event-kind.ts';
import { formatPlace } from '#server/platform/outbox/format-place.ts';
import type { ComposedMessage, Notice, PushContent } from '#server/platform/outbox/message-content.ts';

/** A notification has 4,096 bytes in all (RFC 8291). */
const maxLetters = 400;
/** Limit of RFC 8030. */
const maxTopicLength = 32;

const short = (text: string) => (text.length > maxLetters ? `${text.slice(0, maxLetters - 1)}…` : text);

function getPath({ reader, link }: Notice): string {
  if (reader === 'doctor') return '/dashboard';
  return link && URL.canParse(link) ? new URL(link).pathname : '/dashboard/patient';
}

/** Omits the reason, which may be medical, from a locked screen. */
function formatBody({ visit, facts, when, text, locale }: Notice): string {
  return visit && 'reason' in facts ? `${when}, ${formatPlace(visit, locale)}` : text;
}

/** `acceptToken` belongs to a link by which a doctor accepts a request with the notification's button. */
export function composePush(
  notice: Notice,
  { acceptToken }: { readonly acceptToken: string | null },
): ComposedMessage {
  const { event, reader, readerId, visit, title } = notice;
  const body = short(formatBody(notice));
  const about = visit ? `visit-${visit.rootId}` : `${toEventKind(event)}-${readerId}`;
  const content: PushContent = {
    form: 'push',
    title: short(title),
    body,
    path: getPath(notice),
    topic: about.slice(-maxTopicLength),
    acceptToken: event === 'requested' && reader === 'doctor' ? acceptToken : null,
  };
  return { subject: title, text: body, content };
}
