import { m } from '#messages/messages.js';
import type { CallState } from '../call/visit-call.ts';

/**
 * What those should hear who do not see it: who came and went, whether the line stands, who is muted, what was written.
 * `name` is the other person's; messages are left out while the chat is open, which reads them itself.
 */
export function newsBetween(
  before: CallState,
  after: CallState,
  name: string,
  chatOpen: boolean,
): readonly string[] {
  const news = [lineNews(before, after, name), ...peopleNews(before, after, name)];
  if (before.microphone !== after.microphone) {
    news.push(after.microphone ? m.consultations_news_unmuted() : m.consultations_news_muted());
  }
  if (after.audioOnly && !before.audioOnly) news.push(m.consultations_audio_only());
  if (!chatOpen) {
    const written = after.messages.slice(before.messages.length).filter(({ mine }) => !mine);
    news.push(...written.map(({ text }) => m.consultations_news_message({ name, text })));
  }
  return news.filter((text) => text !== null);
}

function lineNews(before: CallState, after: CallState, name: string): string | null {
  const [from, to] = [before.phase, after.phase];
  if (from === to) return null;
  if (to === 'reconnecting') return m.consultations_news_lost();
  if (to === 'connected') {
    return from === 'reconnecting' ? m.consultations_news_again() : m.consultations_news_connected({ name });
  }
  // The room and what comes after it say the rest in their titles.
  return to === 'waiting' && before.connectedAt !== null ? m.consultations_news_left({ name }) : null;
}

function peopleNews(before: CallState, after: CallState, name: string): (string | null)[] {
  if (after.phase === 'waiting' && after.other.present && !before.other.present) {
    return [m.consultations_news_here({ name })];
  }
  // What the other tab sends is known a moment after the connection stands.
  if (before.phase !== 'connected' || after.phase !== 'connected' || before.connectedAt === null) return [];
  const [was, is] = [before.other, after.other];
  return [
    was.microphone && !is.microphone ? m.consultations_news_other_muted({ name }) : null,
    was.camera && !is.camera ? m.consultations_news_other_camera_off({ name }) : null,
    !was.sharing && is.sharing ? m.consultations_other_sharing({ name }) : null,
  ];
}
