import type { Channel } from '#domain/messaging/announcements.ts';
import type { Deps } from '#server/platform/deps.ts';
import { log } from '#server/platform/log/log.ts';
import type { ComposedMessage, Notice } from '#server/platform/outbox/message-content.ts';
import { composeSms } from '#server/platform/sms/compose-sms.ts';
import { composeEmail } from '../email/compose-email.ts';
import { composePush } from '../push/compose-push.ts';
import { composeWhatsapp } from '../whatsapp/compose-whatsapp.ts';

interface MessageDeps {
  readonly config: Deps['config'];
  readonly now: Date;
  /** Token of a link by which a doctor accepts the request. */
  readonly acceptToken: string | null;
}

/** Returns null and logs the error on failure, so that other messages are not delayed. */
export function composeNoticeOrReport(
  channel: Exclude<Channel, 'bell'>,
  notice: Notice,
  surroundings: MessageDeps,
): ComposedMessage | null {
  try {
    return composeNotice(channel, notice, surroundings);
  } catch (error) {
    log.error({ err: error, event: notice.event, channel }, 'composing a message failed');
    return null;
  }
}

/** Null if the channel has no text for the notice. */
export function composeNotice(
  channel: Exclude<Channel, 'bell'>,
  notice: Notice,
  { config, now, acceptToken }: MessageDeps,
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
