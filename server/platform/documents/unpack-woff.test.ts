import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const { resolve } = createRequire(import.meta.url);
const folder = '@fontsource/noto-sans';
const fonts = [
  [`${folder}/files/noto-sans-latin-400-normal.woff`, 'Rx: 1–0–1'],
  [`${folder}-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff`, 'हिमांशी'],
  [`${folder}-tamil/files/noto-sans-tamil-tamil-400-normal.woff`, 'மருத்துவர்'],
] as const;

test.each(fonts)('G-05 %s unpacked is the same font', (file, text) => {
  const woff = readFileSync(resolve(file));
  const drawn = (bytes: Buffer) => {
    const font = create(bytes);
    if (!('layout' in font)) throw new Error('A collection');
    const { glyphs, positions } = font.layout(text);
    const shapes = glyphs.map((glyph) => [glyph.id, glyph.advanceWidth, glyph.path.toSVG()]);
    return { name: font.postscriptName, count: font.numGlyphs, shapes, positions };
  };
  const unpacked = unpackWoff(woff);
  expect(unpacked.length).toBe(woff.readUInt32BE(16));
  expect(drawn(unpacked)).toEqual(drawn(woff));
});

test('G-05 a font that is cut off is refused', () => {
  const woff = readFileSync(resolve(fonts[0][0]));
  expect(() => unpackWoff(woff.subarray(0, 200))).toThrow();
  expect(() => unpackWoff(woff.subarray(0, woff.length / 2))).toThrow();
});
