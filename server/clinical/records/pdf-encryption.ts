import { createCipheriv, createHash } from 'node:crypto';

// ISO 32000-2, 7.6: a PDF may be encrypted and still open without a password, with only printing or copying
// restricted. Many laboratories send such files.

/** Encryption dictionaries and file ids are shorter; longer input is not read to its end. */
const maxLength = 4096;

const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const md5 = (...parts: readonly Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest();

/** OpenSSL no longer has this cipher. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (one: number, other: number) => {
    [state[one], state[other]] = [at(other), at(one)];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return data.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

/** A dictionary's string, written as `(…)` or `<hex>`; null if missing. */
function readString(dictionary: string, key: string): Buffer | null {
  const start = new RegExp(`/${key}\\s*([(<])`).exec(dictionary);
  if (!start) return null;
  const text = dictionary.slice(start.index + start[0].length);
  if (start[1] === '<') return Buffer.from(text.slice(0, text.indexOf('>')).replaceAll(/\s/g, ''), 'hex');
  const letters: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  let read = '';
  let depth = 1;
  for (const [token] of text.matchAll(/\\[0-7]{1,3}|\\\r?\n|\\[\s\S]|[\s\S]/g)) {
    if (token === '(') depth += 1;
    if (token === ')' && --depth === 0) break;
    if (!token.startsWith('\\')) read += token;
    else if (/[0-7]/.test(token[1] ?? ''))
      read += String.fromCharCode(Number.parseInt(token.slice(1), 8) & 255);
    else if (!token.endsWith('\n')) read += letters[token[1] ?? ''] ?? token.slice(1);
  }
  return Buffer.from(read, 'latin1');
}

const readNumber = (dictionary: string, key: string): number | null => {
  const found = new RegExp(`/${key}\\s+(-?\\d+)`).exec(dictionary)?.[1];
  return found === undefined ? null : Number(found);
};

/** Algorithm 2.B: the hash of revisions 5 and 6, for an empty user password. */
function hashEmptyPassword(salt: Buffer, revision: number): Buffer {
  let key: Buffer = createHash('sha256').update(salt).digest();
  if (revision < 6) return key;
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = createHash(['sha256', 'sha384', 'sha512'][rest] ?? 'sha256')
      .update(mixed)
      .digest();
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** Algorithms 4 and 5: true if an empty user password opens a file of revisions 2 to 4. */
function opensBeforeRevision5(dictionary: string, file: string, revision: number): boolean {
  const owner = readString(dictionary, 'O')?.subarray(0, 32);
  const user = readString(dictionary, 'U');
  const allowed = readNumber(dictionary, 'P');
  if (!owner || !user || allowed === null) return false;
  const [id = Buffer.alloc(0)] = [/\/ID\s*\[/.exec(file)].flatMap((found) =>
    found
      ? (readString(
          `/ID ${file
            .slice(found.index + found[0].length)
            .slice(0, maxLength)
            .trimStart()}`,
          'ID',
        ) ?? [])
      : [],
  );
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(allowed | 0);
  const isPlain = revision >= 4 && /\/EncryptMetadata\s+false/.test(dictionary);
  const bytes =
    revision === 2 ? 5 : (readNumber(dictionary.replaceAll(/\/CF\s*<<.*?>>\s*>>/gs, ''), 'Length') ?? 40) / 8;
  let key = md5(padding, owner, permissions, id, Buffer.alloc(isPlain ? 4 : 0, 255)).subarray(0, bytes);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, bytes);
  let check = rc4(key, md5(padding, id));
  for (let round = 1; round < 20; round++) check = rc4(key.map((byte) => byte ^ round) as Buffer, check);
  return check.equals(user.subarray(0, 16));
}

function findLastEncryptEntry(file: string): RegExpExecArray | null {
  const mark = /\/Encrypt\s*(?:(\d{1,10})\s+(\d{1,5})\s+R|<<)/y;
  for (let at = file.length; at > 0; ) {
    at = file.lastIndexOf('/Encrypt', at - 1);
    mark.lastIndex = at;
    const found = at < 0 ? null : mark.exec(file);
    if (found) return found;
  }
  return null;
}

/** A file whose encryption cannot be understood counts as locked. */
export function needsPassword(bytes: Buffer): boolean {
  if (!bytes.includes('/Encrypt')) return false;
  const file = bytes.toString('latin1');
  const mark = findLastEncryptEntry(file);
  if (!mark) return false;
  const start = mark[1] ? file.search(new RegExp(`(?<!\\d)${mark[1]}\\s+${mark[2]}\\s+obj`)) : mark.index;
  if (start < 0) return true;
  const dictionary = file.slice(start, start + maxLength);
  const revision = readNumber(dictionary, 'R') ?? 0;
  if (revision >= 2 && revision <= 4) return !opensBeforeRevision5(dictionary, file, revision);
  const user = readString(dictionary, 'U');
  if (revision > 6 || revision < 5 || !user || user.length < 40) return true;
  return !hashEmptyPassword(user.subarray(32, 40), revision).equals(user.subarray(0, 32));
}
