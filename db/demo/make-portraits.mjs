// Draws the portraits of the demo: node db/demo/make-portraits.mjs <folder with node_modules> <output
// folder>. README.md beside this file names the artwork, its licence and the packages to install.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [packages, output] = process.argv.slice(2);
if (!packages || !output)
  throw new Error('Usage: node make-portraits.mjs <node_modules folder> <output folder>');
const requireFrom = createRequire(join(resolve(packages), 'any.js'));
const load = (name) => import(pathToFileURL(requireFrom.resolve(name)).href);
const { createAvatar } = await load('@dicebear/core');
const openPeeps = await load('@dicebear/open-peeps');
const sharp = requireFrom('sharp');

/** Words in turn; a dash stands for none. */
const list = (words) => words.split(' ').map((word) => (word === '-' ? null : word));

const faces = list('smile calm smile cute smile');
const skins = list('c68863 b67a54 d29a73 a56a47 ca9068 8f5a3c dba982');
const clothes = list('0f6b66 f7f4ee 3f6f9f b9573f 7a4f74 d9a441 2f4858 a8c5b5 e7b7a3');
const tints = list('dcefec f6ead9 e6eee0 fae4da e4ebf3 f3e9ef efece4');
const darkHair = list('231b1b 2b2020 33241f');
const greyHair = list('9b958f b4aea8 7d7773');

// The last four of each list wear a hijab or a turban, the ten before them have grey hair; demo-portraits.ts
// relies on these numbers.
const women = {
  letter: 'f',
  heads: list('long grayBun medium3 mediumBangs bangs longBangs medium1 grayMedium medium2'),
  greyHeads: list('grayBun grayMedium'),
  covered: 'hijab',
  beards: list('-'),
  coveredBeards: list('-'),
};
const men = {
  letter: 'm',
  heads: list('short3 short1 short4 short5 pomp short2 shaved2 grayShort'),
  greyHeads: list('grayShort noHair3 grayShort noHair1'),
  covered: 'turban',
  beards: list('- moustache6 - full moustache9 - full2 chin - moustache5 goatee1'),
  coveredBeards: list('full2 full3 full full2'),
};
const glasses = list('- - glasses5 - glasses2 - - glasses3');

const cycle = (words, index) => words[index % words.length];

// Each feature cycles through its list at its own pace, so that portraits differ.
function pickFeatures(kind, number) {
  const isCovered = number > 44;
  const isGrey = !isCovered && number > 34;
  const head = isCovered ? kind.covered : cycle(isGrey ? kind.greyHeads : kind.heads, number);
  const beard = cycle(isCovered ? kind.coveredBeards : kind.beards, number);
  const frame = cycle(glasses, number * 3 + Math.floor(number / 8));
  return {
    head: [head],
    face: [cycle(faces, number * 2 + Math.floor(number / 5))],
    skinColor: [cycle(skins, number * 3 + Math.floor(number / 7))],
    clothingColor: [cycle(clothes, number * 2 + Math.floor(number / 9))],
    backgroundColor: [cycle(tints, number + Math.floor(number / 7))],
    headContrastColor: [cycle(isGrey ? greyHair : darkHair, number)],
    facialHair: beard ? [beard] : [],
    facialHairProbability: beard ? 100 : 0,
    accessories: frame ? [frame] : [],
    accessoriesProbability: frame ? 100 : 0,
    maskProbability: 0,
  };
}

async function drawPortrait(kind, number) {
  const features = pickFeatures(kind, number);
  const avatar = createAvatar(openPeeps, {
    seed: `${kind.letter}${number}`,
    size: 720,
    scale: 92,
    translateY: 3,
    ...features,
  });
  const name = `${kind.letter}-${String(number).padStart(2, '0')}`;
  for (const [label, size] of [
    ['small', 144],
    ['large', 360],
  ]) {
    const image = await sharp(Buffer.from(avatar.toString()))
      .resize(size, size)
      .webp({ quality: 80, effort: 6 })
      .toBuffer();
    writeFileSync(join(output, `${name}-${label}.webp`), image);
  }
}

mkdirSync(output, { recursive: true });
for (const kind of [women, men]) {
  for (let number = 1; number <= 48; number += 1) await drawPortrait(kind, number);
}
