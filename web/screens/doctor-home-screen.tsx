import { m } from '#messages/messages.js';
import type { SessionUser } from '../session/session.ts';

export function DoctorHomeScreen({ user }: { readonly user: SessionUser }) {
  return (
    <h1>
      {m.areas_dashboard()} {user.name}
    </h1>
  );
}
