// `npm run test:hours [parts]`: the tests at each moment of run/clock.mjs, one after the other.
import { moments } from './clock.mjs';
import { exitCode, node } from './processes.mjs';

const red = [];
for (const moment of moments) {
  const code = await exitCode(node, ['run/test.mjs', '--at', moment, ...process.argv.slice(2)]);
  if (code !== 0) red.push(moment);
}
console.log(red.length > 0 ? `\nred at ${red.join(', ')}` : `\ngreen at ${moments.join(', ')}`);
process.exitCode = red.length > 0 ? 1 : 0;
