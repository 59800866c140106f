import { m } from '#messages/messages.js';
import type { SessionUser } from '../session/session.ts';

export function SlotsScreen({ user }: { readonly user: SessionUser }) {
  return (
    <h1>
      {m.areas_slots()} {user.name}
    </h1>
  );
}
