import { m } from '#messages/messages.js';
import type { SessionUser } from '../session/session.ts';

export function AppointmentListScreen({ user }: { readonly user: SessionUser }) {
  return (
    <h1>
      {m.areas_appointments()} {user.name}
    </h1>
  );
}
