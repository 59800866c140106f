import { m } from '#messages/messages.js';
import type { SessionUser } from '../session/session.ts';

/** /dashboard/patient/settings. */
export function PatientSettingsScreen({ user }: { readonly user: SessionUser }) {
  return (
    <h1>
      {m.areas_settings()} {user.name}
    </h1>
  );
}
