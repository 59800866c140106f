import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files that are the same in all languages are compressed only once. */
export async function precompress(directory) {
  const names = readdirSync(directory, { recursive: true }).filter((name) =>
    /\.(js|css|svg|webmanifest)$/.test(name),
  );
  const done = new Map();
  const compress = (bytes) => {
    const hash = createHash('sha256').update(bytes).digest('base64');
    if (!done.has(hash)) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      done.set(hash, Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })]));
    }
    return done.get(hash);
  };
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) {
      const file = join(directory, name);
      const [br, gz] = await compress(await readFile(file));
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}
