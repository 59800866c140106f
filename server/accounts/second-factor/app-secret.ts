import type { AppSecret } from '#contract/accounts/second-factor.ts';
import { urlQrCode } from '#server/platform/documents/qr-code.ts';
import { base32, otpauthUri } from './totp.ts';

/** The secret of an authenticator app: to be typed, opened and scanned. */
export function toAppSecret(secret: Buffer, account: string): AppSecret {
  const uri = otpauthUri(secret, account);
  return { secret: base32(secret), uri, code: urlQrCode(uri) };
}
