import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { toAppSecret } from './app-secret.ts';

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
});

test('P-04 the code to scan is the address, which holds the secret to type', async () => {
  const { secret, uri, code } = toAppSecret(Buffer.alloc(20, 7), '9100000001');
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  const [scale, quiet] = [4, 4];
  const edge = (code.side + 2 * quiet) * scale;
  const bits = Buffer.from(code.cells, 'base64');
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const column = Math.floor((pixel % edge) / scale) - quiet;
    const row = Math.floor(pixel / edge / scale) - quiet;
    const isInside = Math.min(column, row) >= 0 && Math.max(column, row) < code.side;
    const cell = row * code.side + column;
    if (isInside && (bits.readUInt8(cell >> 3) & (0x80 >> (cell & 7))) !== 0)
      data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  const [read] = await readBarcodes({ data, width: edge, height: edge, colorSpace: 'srgb' } as ImageData);
  expect(read?.text).toBe(uri);
});
