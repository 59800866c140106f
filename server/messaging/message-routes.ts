import {
  appointmentMessagesEndpoint,
  bellEndpoint,
  markBellReadEndpoint,
  messagePreferencesEndpoint,
  saveMessagePreferencesEndpoint,
} from '#contract/messaging/messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { markBellRead } from './bell/mark-bell-read.ts';
import { readBell } from './bell/read-bell.ts';
import { listAppointmentMessages } from './log/list-appointment-messages.ts';
import { findMessagePreferences } from './preferences/message-preferences.ts';
import { saveMessagePreferences } from './preferences/save-message-preferences.ts';

export function messageRoutes(mount: Mount, deps: Deps): void {
  mount(bellEndpoint, ({ actor }) => readBell(actor, deps));
  mount(markBellReadEndpoint, async ({ input: { body }, actor }) => ({
    unread: await markBellRead(actor, deps, body.upTo),
  }));

  mount(messagePreferencesEndpoint, ({ actor }) => findMessagePreferences(actor, deps));
  mount(saveMessagePreferencesEndpoint, async ({ input: { body }, actor }) => {
    await saveMessagePreferences(actor, deps, body);
    return findMessagePreferences(actor, deps);
  });

  mount(appointmentMessagesEndpoint, async ({ input: { params }, actor, showed }) => {
    const { patientId, messages } = await listAppointmentMessages(actor, deps, params.appointmentId);
    showed([patientId]);
    return { messages };
  });
}
