import type { Channel } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import type { ComposedMessage, Notice } from '#server/platform/outbox/content.ts';
import { composeSms } from '#server/platform/sms/compose-sms.ts';
import { composeEmail } from '../email/compose-email.ts';
import { composePush } from '../push/compose-push.ts';
import { composeWhatsapp } from '../whatsapp/compose-whatsapp.ts';

interface Surroundings {
  readonly config: Deps['config'];
  readonly now: Date;
  /** Of a link by which a doctor accepts the request. */
  readonly acceptToken: string | null;
}

/** A notice in the form of a channel; null, and said in the log, if that fails: it must not hold up others. */
export function composeNoticeOrReport(
  channel: Exclude<Channel, 'bell'>,
  notice: Notice,
  surroundings: Surroundings,
): ComposedMessage | null {
  try {
    return composeNotice(channel, notice, surroundings);
  } catch (error) {
    log.error({ err: error, event: notice.event, channel }, 'a message could not be composed');
    return null;
  }
}

/** A notice in the form of a channel; null where the channel has no words for it. */
export function composeNotice(
  channel: Exclude<Channel, 'bell'>,
  notice: Notice,
  { config, now, acceptToken }: Surroundings,
): ComposedMessage | null {
  switch (channel) {
    case 'email':
      return composeEmail(notice, { config, now });
    case 'sms':
      return composeSms(notice, config);
    case 'whatsapp':
      return composeWhatsapp(notice);
    case 'push':
      return composePush(notice, { acceptToken });
  }
}
