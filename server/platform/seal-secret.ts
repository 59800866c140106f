import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** The purpose and owner of a secret: it cannot be opened for another purpose or in another row. */
export interface SealPurpose {
  readonly purpose: 'second factor' | 'signing key';
  readonly owner: string;
}

const deriveKey = (tokenSecret: string, { purpose }: SealPurpose) =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', `hams ${purpose}`, 32));

export function sealSecret(tokenSecret: string, use: SealPurpose, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, deriveKey(tokenSecret, use), iv).setAAD(Buffer.from(use.owner));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Null if it was sealed with another token secret or for another use, or was changed. */
export function unsealSecret(tokenSecret: string, use: SealPurpose, stored: Buffer): Buffer | null {
  const iv = stored.subarray(0, ivBytes);
  const tag = stored.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, deriveKey(tokenSecret, use), iv, { authTagLength: tagBytes })
      .setAAD(Buffer.from(use.owner))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
