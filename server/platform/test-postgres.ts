import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { embeddedAppRole } from './app-role.ts';
import { letAppIn } from './let-app-in.ts';
import { migrate } from './migrate.ts';

/** The template of all test databases. */
export const templateName = 'hams_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
  }
}

/** One real PostgreSQL for the whole run; each test file gets a copy of a migrated database. */
export default async function setup(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'hams-test-'));
  const embedded = await startEmbeddedPostgres({ dataDirectory: directory });
  const { host, port, user } = embedded.connection;
  const admin = new pg.Client(embedded.connection);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const template = new pg.Client({ host, port, user, database: templateName });
  await template.connect();
  await migrate(template);
  await letAppIn(template, embeddedAppRole);
  await template.end();
  await admin.end();
  project.provide('postgres', { host, port, user });
  return async () => {
    await embedded.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
