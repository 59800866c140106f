import { join } from 'node:path';
import pg from 'pg';
import { findFaults, formatSchemaMarkdown } from '#db/schema/format-schema-markdown.ts';
import { readSchema } from '#db/schema/read-schema.ts';
import { readSources } from '#db/schema/table-uses.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { createTemporaryData } from '#harness/running-hams.ts';
import { cleanUpOnSignal, stopOnSignal } from '#harness/tool-cleanup.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { fail, root, writeFileAtomically } from './processes.mjs';

stopOnSignal();
const data = await createTemporaryData();
const postgres = await startEmbeddedPostgres({ dataDirectory: data.path });
cleanUpOnSignal(() => postgres.stop());
const client = new pg.Client(postgres.connection);
await client.connect();
const schema = await migrate(client)
  .then(() => readSchema(client))
  .finally(() => client.end())
  .finally(() => postgres.stop())
  .finally(data.remove);

const faults = findFaults(schema);
if (faults.length > 0) fail(faults.join('\n'));
writeFileAtomically(join(root, 'docs/schema.md'), formatSchemaMarkdown(schema, readSources(root)));
