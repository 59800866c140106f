import {
  appointmentMessagesEndpoint,
  bellEndpoint,
  markBellReadEndpoint,
  messagePreferencesEndpoint,
  saveMessagePreferencesEndpoint,
} from '#contract/messaging/messages.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { bell } from './bell/bell.ts';
import { markBellRead } from './bell/mark-bell-read.ts';
import { appointmentMessages } from './log/appointment-messages.ts';
import { messagePreferences } from './preferences/message-preferences.ts';
import { saveMessagePreferences } from './preferences/save-message-preferences.ts';

/** What people are told, and how they want it. */
export function messageRoutes(mount: Mount, deps: Deps): void {
  mount(bellEndpoint, ({ caller, locale }) => bell(deps, caller, locale));
  mount(markBellReadEndpoint, async ({ input: { body }, caller }) => ({
    unread: await markBellRead(deps, caller, Number(body.upTo)),
  }));

  mount(messagePreferencesEndpoint, ({ caller }) => messagePreferences(deps, caller));
  mount(saveMessagePreferencesEndpoint, async ({ input: { body }, caller, locale }) => {
    await saveMessagePreferences(deps, caller, body, locale);
    return messagePreferences(deps, caller);
  });

  mount(appointmentMessagesEndpoint, async ({ input: { params }, caller, showed, locale }) => {
    const { patientId, messages } = await appointmentMessages(deps, caller, params.appointmentId, locale);
    showed([patientId]);
    return { messages };
  });
}
