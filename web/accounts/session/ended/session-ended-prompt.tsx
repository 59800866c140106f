import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '#messages/messages.js';
import { isSameAccount, type SessionUser, sessionStore } from '#web/api/session.ts';
import { deviceDrafts, tabDrafts } from '#web/platform/drafts/draft-store.ts';
import { loginPath } from '#web/ui/paths.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { PasswordDialogProps } from './password-dialog.tsx';
import { onSessionEnd } from './recover-session.ts';

interface Question {
  readonly user: SessionUser;
  readonly Dialog: ComponentType<PasswordDialogProps>;
  readonly settle: (again: boolean) => void;
}

async function showQuestion(user: SessionUser, show: (question: Question) => void): Promise<boolean> {
  try {
    const { PasswordDialog } = await import('./password-dialog.tsx');
    return await new Promise<boolean>((settle) => show({ user, Dialog: PasswordDialog, settle }));
  } catch (error) {
    console.error(error);
    toast.bad(m.session_no_connection());
    return false;
  }
}

/**
 * When the session of a signed-in screen ends, asks for the password over the screen and repeats the
 * interrupted save. Cancelling leads to the login page, and drafts stay. Everything is cleared for a former
 * member of a hospital's staff.
 */
export function SessionEndedPrompt() {
  const [question, setQuestion] = useState<Question | null>(null);
  const open = useRef<Question | null>(null);
  const givenUp = useRef(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const show = (next: Question | null) => {
      open.current = next;
      setQuestion(next);
    };
    const settle = (again: boolean) => {
      open.current?.settle(again);
      if (again) givenUp.current = false;
      show(null);
    };
    const stop = onSessionEnd(() => {
      const { user } = sessionStore.current();
      return user ? showQuestion(user, show) : Promise.resolve(false);
    });
    const former = () => open.current?.user ?? null;
    // Another tab may log in, log out, or change the account.
    const unsubscribe = sessionStore.subscribe(() => {
      if (open.current) settle(isSameAccount(sessionStore.current().user, former()));
    });
    return () => {
      stop();
      unsubscribe();
      open.current?.settle(false);
      open.current = null;
      // Only after leaving the area, which redirects home as soon as the session is gone.
      if (givenUp.current) sessionStore.logOut();
    };
  }, []);

  const giveUp = () => {
    givenUp.current = true;
    void navigate(loginPath(`${pathname}${search}`));
  };
  // Their drafts can no longer be sent; the guard of the area redirects.
  const leave = () => {
    deviceDrafts.forgetOwn();
    tabDrafts.forgetOwn();
    sessionStore.logOut();
  };
  return question && <question.Dialog user={question.user} onGiveUp={giveUp} onOver={leave} />;
}
