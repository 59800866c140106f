import { decodeToken, isSameAccount, sessionStore } from '#web/api/session.ts';

/** Asks for the password over the page; answers whether the same person is logged in again. */
type Reauthenticate = () => Promise<boolean>;

let askAgain: Reauthenticate | null = null;
/** One question for all the calls that wait for it. */
let pendingPrompt: Promise<boolean> | null = null;

/** Has a signed-in screen ask when its session ends; answers how to stop. */
export function onSessionEnd(ask: Reauthenticate): () => void {
  askAgain = ask;
  return () => {
    if (askAgain === ask) askAgain = null;
  };
}

/**
 * What becomes of a call whose token the server refuses: true if it can be repeated, because the same account has a new
 * token by now, or after the password was typed over the page. On a page without anything to lose the session ends.
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
