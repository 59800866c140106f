import type { AskPassword } from '#web/api/client.ts';

let asks: AskPassword | null = null;

/** Registers the password prompt of a signed-in screen; returns the unregister function. */
export function onPasswordNeeded(ask: AskPassword): () => void {
  asks = ask;
  return () => {
    if (asks === ask) asks = null;
  };
}

/** Resolves to null where no screen has registered a prompt. */
export const askForPassword: AskPassword = async (needed, send) => (await asks?.(needed, send)) ?? null;
