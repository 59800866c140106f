import { demoAccounts } from '#db/demo/demo-accounts.ts';
import type { Config } from '#server/platform/config.ts';

/**
 * Whose messages the demo mailbox shows; null means everybody's. Where others reach the demo, a code for
 * somebody's own account must not be theirs to read (docs/product.md#demo-mailbox).
 */
export function shownAddresses({ openToOthers }: Pick<Config, 'openToOthers'>): readonly string[] | null {
  if (!openToOthers) return null;
  return Object.values(demoAccounts).flatMap(({ phone, email }) => [phone, email]);
}
