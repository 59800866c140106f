import { useOutletContext } from 'react-router';
import type { SessionUser } from '../../session/session.ts';

/** Who is logged in, for the screens of an area: its frame hands it to them, and shows them to nobody else. */
export function useAreaUser(): SessionUser {
  return useOutletContext<SessionUser>();
}
