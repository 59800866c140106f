// `npm run schema`: writes docs/schema.md, every table and what it is for, from a freshly migrated PostgreSQL.
import { exitCode, node } from './processes.mjs';

const written = await exitCode(node, ['run/write-schema.ts']);
process.exitCode =
  written || (await exitCode(node, ['node_modules/.bin/biome', 'format', '--write', 'docs/schema.md']));
