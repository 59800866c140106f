// Draws web/public/link-preview.png, the preview of a shared link: run `node run/link-preview.mjs` after
// changing its text or design. The picture is committed, because it uses the fonts of the machine.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './processes.mjs';

const beat = 'M2 32h38l7-14 10 28 9-40 9 34 6-8h20l6-6 6 6h45';
const letters = 'font-family="Liberation Sans, Arial, sans-serif"';
const read = (name) => readFile(join(root, name), 'utf8');
const tokens = Object.fromEntries(
  [...(await read('web/ui/base.css')).split('@media')[0].matchAll(/(--[\w-]+): (#\w+);/g)].map(
    ([, name, colour]) => [name, colour],
  ),
);
const readDrawing = async (name) =>
  (await read(`web/public/${name}`))
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/var\((--[\w-]+)\)/g, (_, token) => tokens[token]);
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#fbfaf7"/>
  <svg x="88" y="84" width="72" height="72" viewBox="0 0 32 32">${await readDrawing('favicon.svg')}</svg>
  <text x="184" y="137" ${letters} font-size="48" font-weight="700" fill="#14201f">HAMS</text>
  <g ${letters} font-size="68" font-weight="700" letter-spacing="-1.5" fill="#14201f">
    <text x="88" y="274">See the right</text>
    <text x="88" y="352">doctor, at a time</text>
    <text x="88" y="430">that suits you</text>
  </g>
  <g transform="translate(84 470) scale(2 1.6)" fill="none" stroke="#0f6b66" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">
    <path d="${beat}"/>
    <path transform="translate(151 0)" d="M2 32h38l7-14 10 28 9-40 9 34 6-8h20" opacity="0.3"/>
  </g>
  <svg x="640" y="120" width="540" height="447" viewBox="0 0 520 430">${await readDrawing('hero.svg')}</svg>
</svg>`;

const file = join(root, 'web/public/link-preview.png');
await writeFile(file, await sharp(Buffer.from(picture)).png({ palette: true, effort: 10 }).toBuffer());
console.log(file);
