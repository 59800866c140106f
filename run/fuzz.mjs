// `npm run hams -- fuzz`: the test of proof/fuzz/ for as long as desired (docs/proof.md). `--slow-texts` adds
// texts that are slow to read, up to the limit of each field.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCode, fail, nodePath, root } from './processes.mjs';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now()) },
    'slow-texts': { type: 'boolean', default: false },
  },
});
if (!/^[1-9]\d*$/.test(values.calls)) fail('--calls must be a number above 0.');
console.log(`seed ${values.seed}`);
process.exitCode = await exitCode(
  nodePath,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server-full', 'proof/fuzz'],
  {
    env: {
      ...process.env,
      FUZZ_CALLS: values.calls,
      FUZZ_SEED: values.seed,
      FUZZ_SLOW_TEXTS: values['slow-texts'] ? 'yes' : 'no',
    },
  },
);
