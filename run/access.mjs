// `npm run access`: writes docs/access.md, the table of who may what, from contract/access/.
import { exitCode, node } from './processes.mjs';

const written = await exitCode(node, ['run/write-access.ts']);
process.exitCode =
  written || (await exitCode(node, ['node_modules/.bin/biome', 'format', '--write', 'docs/access.md']));
