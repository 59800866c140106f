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
  mount(bellEndpoint, ({ caller, locale }) => readBell(deps, caller, locale));
  mount(markBellReadEndpoint, async ({ input: { body }, caller }) => ({
    unread: await markBellRead(deps, caller, body.upTo),
  }));

  mount(messagePreferencesEndpoint, ({ caller }) => findMessagePreferences(deps, caller));
  mount(saveMessagePreferencesEndpoint, async ({ input: { body }, caller, locale }) => {
    await saveMessagePreferences(deps, caller, body, locale);
    return findMessagePreferences(deps, caller);
  });

  mount(appointmentMessagesEndpoint, async ({ input: { params }, caller, showed, locale }) => {
    const { patientId, messages } = await listAppointmentMessages(deps, caller, params.appointmentId, locale);
    showed([patientId]);
    return { messages };
  });
}
