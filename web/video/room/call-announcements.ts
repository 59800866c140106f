import { m } from '#messages/messages.js';
import type { CallState } from '../call/visit-call.ts';

/**
 * Screen reader announcements between two states: arrivals and departures, the connection, muting, new
 * messages. `name` is the other person's; an open chat announces its messages itself.
 */
export function listAnnouncements(
  before: CallState,
  after: CallState,
  name: string,
  chatOpen: boolean,
): readonly string[] {
  const announcements = [lineAnnouncement(before, after, name), ...peopleAnnouncements(before, after, name)];
  if (before.microphone !== after.microphone) {
    announcements.push(after.microphone ? m.consultations_news_unmuted() : m.consultations_news_muted());
  }
  if (after.audioOnly && !before.audioOnly) announcements.push(m.consultations_audio_only());
  if (!chatOpen) {
    const written = after.messages.slice(before.messages.length).filter(({ mine }) => !mine);
    announcements.push(...written.map(({ text }) => m.consultations_news_message({ name, text })));
  }
  return announcements.filter((text) => text !== null);
}

function lineAnnouncement(before: CallState, after: CallState, name: string): string | null {
  const [from, to] = [before.phase, after.phase];
  if (from === to) return null;
  if (to === 'reconnecting') return m.consultations_news_lost();
  if (to === 'connected') {
    return from === 'reconnecting' ? m.consultations_news_again() : m.consultations_news_connected({ name });
  }
  // The title of the room or the ended step says the rest.
  return to === 'waiting' && before.connectedAt !== null ? m.consultations_news_left({ name }) : null;
}

function peopleAnnouncements(before: CallState, after: CallState, name: string): (string | null)[] {
  if (after.phase === 'waiting' && after.other.present && !before.other.present) {
    return [m.consultations_news_here({ name })];
  }
  // The other tab's state arrives a moment after the connection.
  if (before.phase !== 'connected' || after.phase !== 'connected' || before.connectedAt === null) return [];
  const [was, is] = [before.other, after.other];
  return [
    was.microphone && !is.microphone ? m.consultations_news_other_muted({ name }) : null,
    was.camera && !is.camera ? m.consultations_news_other_camera_off({ name }) : null,
    !was.sharing && is.sharing ? m.consultations_other_sharing({ name }) : null,
  ];
}
