import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts';
import { embeddedAppRole } from '#server/platform/database/app-role.ts';
import { grantAppRole } from '#server/platform/database/grant-app-role.ts';
import { migrate } from '#server/platform/database/migrate.ts';

export const templateName = 'hams_template';

/**
 * In memory, because copying a template on a disk takes several times as long, and tests need no durability.
 */
const memory = '/dev/shm';
const hasRoom = async () => {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > 2 * 2 ** 30; // a run takes half a gigabyte
};

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A server exits soon after its folder is deleted. */
async function removeKilledRuns(): Promise<void> {
  for (const name of await readdir(memory)) {
    const pid = /^hams-test-(\d+)-/.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) await rm(join(memory, name), { recursive: true, force: true });
  }
}

async function newFolder(): Promise<string> {
  const inMemory = !process.env.TMPDIR && (await hasRoom());
  if (inMemory) await removeKilledRuns();
  return mkdtemp(join(inMemory ? memory : tmpdir(), `hams-test-${process.pid}-`));
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port: number; user: string };
  }
}

/** One real PostgreSQL for the whole run; each test file gets a copy of a migrated database. */
export default async function setup(project: TestProject) {
  const directory = await newFolder();
  const embedded = await startEmbeddedPostgres({ dataDirectory: directory });
  const { host, port, user } = embedded.connection;
  const admin = new pg.Client(embedded.connection);
  await admin.connect();
  await admin.query(`create database ${templateName}`);
  const template = new pg.Client({ host, port, user, database: templateName });
  await template.connect();
  await migrate(template);
  await grantAppRole(template, embeddedAppRole);
  await template.end();
  await admin.end();
  project.provide('postgres', { host, port, user });
  return async () => {
    await embedded.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
