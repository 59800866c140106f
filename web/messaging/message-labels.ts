import type { Channel, Topic } from '#domain/messaging/announcements.ts';
import { m } from '#messages/messages.js';

export const channelLabels: Readonly<Record<Channel, () => string>> = {
  bell: m.log_bell,
  email: m.common_e_mail,
  push: m.preferences_push,
  sms: m.preferences_sms,
  whatsapp: m.preferences_whatsapp,
};

export const topicLabels: Readonly<
  Record<Topic, { readonly name: () => string; readonly hint: () => string }>
> = {
  visits: { name: m.preferences_visits, hint: m.preferences_visits_hint },
  reminders: { name: m.preferences_reminders, hint: m.preferences_reminders_hint },
  prescriptions: { name: m.preferences_prescriptions, hint: m.preferences_prescriptions_hint },
  reviews: { name: m.common_reviews, hint: m.preferences_reviews_hint },
  digest: { name: m.preferences_digest, hint: m.preferences_digest_hint },
  security: { name: m.preferences_security, hint: m.preferences_security_hint },
};
