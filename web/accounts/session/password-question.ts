import type { AskPassword } from '#web/api/client.ts';

let asks: AskPassword | null = null;

/** Has a signed-in screen ask for the password that a call needs; answers how to stop. */
export function onPasswordNeeded(ask: AskPassword): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Asks over the page; nobody answers where no screen asks. */
export const askForPassword: AskPassword = async (needed, send) => (await asks?.(needed, send)) ?? null;
