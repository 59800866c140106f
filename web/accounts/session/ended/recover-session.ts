import { decodeToken, isSameAccount, sessionStore } from '#web/api/session.ts';

/** Asks for the password over the page; resolves to true if the same user is logged in again. */
type Reauthenticate = () => Promise<boolean>;

let askAgain: Reauthenticate | null = null;
/** All waiting calls share one question. */
let pendingPrompt: Promise<boolean> | null = null;

/** Registers the prompt of a signed-in screen; returns the unregister function. */
export function onSessionEnd(ask: Reauthenticate): () => void {
  askAgain = ask;
  return () => {
    if (askAgain === ask) askAgain = null;
  };
}

/**
 * Handles a call whose token was refused. Resolves to true if the call can be repeated: the account has a new
 * token by now, or the password was entered over the page. On pages with nothing to lose the session just
 * ends.
 */
export async function recoverSession(refused: string): Promise<boolean> {
  const token = sessionStore.token();
  if (token !== refused) return token !== null && isSameAccount(decodeToken(token), decodeToken(refused));
  if (!askAgain) {
    sessionStore.logOut();
    return false;
  }
  pendingPrompt ??= askAgain().finally(() => {
    pendingPrompt = null;
  });
  return pendingPrompt;
}
