import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyOf = (tokenSecret: string) =>
  Buffer.from(hkdfSync('sha256', tokenSecret, '', 'hams second factor', 32));
const ownerOf = (doctorId: number) => Buffer.from(`doctor ${doctorId}`);

/**
 * Encrypts the secret of a doctor's authenticator app with a key made from the token secret; bound to the
 * doctor, so that it is of no use in another row.
 */
export function sealSecret(tokenSecret: string, doctorId: number, secret: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyOf(tokenSecret), iv).setAAD(ownerOf(doctorId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** The secret; null if it was sealed with another token secret, for another doctor, or was changed. */
export function openSecret(tokenSecret: string, doctorId: number, stored: Buffer): Buffer | null {
  const iv = stored.subarray(0, ivBytes);
  const tag = stored.subarray(ivBytes, ivBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, keyOf(tokenSecret), iv, { authTagLength: tagBytes })
      .setAAD(ownerOf(doctorId))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(stored.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null; // recovery codes still lead in: they do not need the token secret
  }
}
