import { useOutletContext } from 'react-router';
import type { SessionUser } from '#web/api/session.ts';

/** The frame guarantees that a user is logged in. */
export function useAreaUser(): SessionUser {
  return useOutletContext<SessionUser>();
}
