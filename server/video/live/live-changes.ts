import { toCalendarDay } from '#domain/platform/calendar-days.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LiveHub } from '#server/platform/live/live-hub.ts';
import type { LiveMessage } from '#server/platform/live/live-message.ts';
import { createSignalRelay } from './relay-signals.ts';

/**
 * Sends reported changes to the followers in this process, and revokes topics that may no longer be followed.
 */
export function createChangePublisher(deps: Deps, hub: LiveHub): (message: LiveMessage) => void {
  const { clock } = deps;
  const relay = createSignalRelay(deps, hub);

  const sendSlots = (doctor: number, days: readonly string[]) => {
    const first = today(clock);
    const ahead = [...new Set(days)].filter((day) => day >= first);
    if (ahead.length > 0) hub.notify(`slots:${doctor}`, (topic) => ({ type: 'slots', topic, days: ahead }));
  };
  const sendTimes = (doctor: number, slots: readonly number[]) => {
    sendSlots(
      doctor,
      slots.map((seconds) => toCalendarDay(seconds * 1000, clock.timeZone)),
    );
  };

  return (message) => {
    switch (message.kind) {
      case 'appointment': {
        const appointmentId = formatId('appointment', message.id);
        sendTimes(message.doctor, message.slots);
        for (const key of [`doctor:${message.doctor}`, `patient:${message.patient}`] as const) {
          hub.notify(key, (topic) => ({ type: 'appointment', topic, appointmentId }));
        }
        if (message.hospital) {
          hub.notify(`hospital:${message.hospital}`, (topic) => ({
            type: 'appointment',
            topic,
            appointmentId,
          }));
        }
        for (const [tab] of hub.followersOf(`visit:${message.id}`)) tab.checkAgain();
        break;
      }
      case 'times':
        sendTimes(message.doctor, message.slots);
        break;
      case 'published':
        sendSlots(message.doctor, message.days);
        break;
      case 'bell':
        hub.notify(`${message.role}:${message.person}`, (topic) => ({ type: 'bell', topic }));
        break;
      case 'emergency':
        hub.notify(`owners:${message.hospital}`, (topic) => ({ type: 'emergency', topic }));
        break;
      case 'session':
        for (const tab of hub.tabs) if (tab.sessionId === message.id) tab.checkAgain();
        break;
      case 'signal':
        relay(message.visit, message.id);
        break;
    }
  };
}
