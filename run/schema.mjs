// `npm run schema`: generates docs/schema.md, a description of every table, from a freshly migrated
// PostgreSQL.
import { exitCode, nodePath } from './processes.mjs';

const exitStatus = await exitCode(nodePath, ['run/write-schema.ts']);
process.exitCode =
  exitStatus ||
  (await exitCode(nodePath, ['node_modules/.bin/biome', 'format', '--write', 'docs/schema.md']));
