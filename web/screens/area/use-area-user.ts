import { useOutletContext } from 'react-router';
import type { SessionUser } from '#web/api/session.ts';

/** The user of a signed-in area, from its frame, which shows its screens to nobody else. */
export function useAreaUser(): SessionUser {
  return useOutletContext<SessionUser>();
}
