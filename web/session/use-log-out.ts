import { useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { paths } from '../paths.ts';
import { toast } from '../ui/toasts/toasts.tsx';
import { pauseMilliseconds } from './login/use-entrance.ts';
import { sessionStore } from './session.ts';

/** Ends the session in this browser at once, and on the server by a call. */
export function useLogOut() {
  const call = useCall();
  const navigate = useNavigate();
  return () => {
    // Reads the token before the next line removes it.
    call('POST /logout').catch((error: unknown) => console.error(error));
    sessionStore.logOut();
    toast.good(m.session_logged_out());
    setTimeout(() => void navigate(paths.home), pauseMilliseconds);
  };
}
