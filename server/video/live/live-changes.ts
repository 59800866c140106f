import { dayAt } from '#domain/platform/calendar-days.ts';
import { readableId } from '#domain/platform/readable-ids.ts';
import { today } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { LiveHub } from '#server/platform/live/live-hub.ts';
import type { LiveMessage } from '#server/platform/live/live-message.ts';
import { relaySignals } from './relay-signals.ts';

/**
 * Sends what transactions reported to the followers in this process, and revokes what may no longer be
 * followed.
 */
export function tellChanges(deps: Deps, hub: LiveHub): (message: LiveMessage) => void {
  const { clock } = deps;
  const relay = relaySignals(deps, hub);

  const tellSlots = (doctor: number, days: readonly string[]) => {
    const first = today(clock);
    const ahead = [...new Set(days)].filter((day) => day >= first);
    if (ahead.length > 0) hub.tell(`slots:${doctor}`, (topic) => ({ type: 'slots', topic, days: ahead }));
  };
  const tellTimes = (doctor: number, slots: readonly number[]) => {
    tellSlots(
      doctor,
      slots.map((seconds) => dayAt(seconds * 1000, clock.timeZone)),
    );
  };

  return (message) => {
    switch (message.kind) {
      case 'appointment': {
        const appointmentId = readableId('appointment', message.id);
        tellTimes(message.doctor, message.slots);
        for (const key of [`doctor:${message.doctor}`, `patient:${message.patient}`] as const) {
          hub.tell(key, (topic) => ({ type: 'appointment', topic, appointmentId }));
        }
        if (message.hospital) {
          hub.tell(`hospital:${message.hospital}`, (topic) => ({
            type: 'appointment',
            topic,
            appointmentId,
          }));
        }
        for (const [tab] of hub.followersOf(`visit:${message.id}`)) tab.checkAgain();
        break;
      }
      case 'times':
        tellTimes(message.doctor, message.slots);
        break;
      case 'published':
        tellSlots(message.doctor, message.days);
        break;
      case 'bell':
        hub.tell(`${message.role}:${message.person}`, (topic) => ({ type: 'bell', topic }));
        break;
      case 'emergency':
        hub.tell(`owners:${message.hospital}`, (topic) => ({ type: 'emergency', topic }));
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
