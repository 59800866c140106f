// `npm run access`: generates docs/access.md, the permission table, from contract/access/.
import { exitCode, nodePath } from './processes.mjs';

const exitStatus = await exitCode(nodePath, ['run/write-access.ts']);
process.exitCode =
  exitStatus ||
  (await exitCode(nodePath, ['node_modules/.bin/biome', 'format', '--write', 'docs/access.md']));
