import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';
import { endProcess, findFreePort } from '#harness/running-hams.ts';

export interface Limits {
  readonly url: string;
  answer(body: unknown): Promise<void>;
  processorSeconds(): Promise<number>;
  stop(): Promise<void>;
}

const tables = `
  drop schema if exists bench_limits cascade;
  create schema bench_limits;
  create table bench_limits.read (id int primary key, text text not null);
  insert into bench_limits.read select n, 'Dr. ' || n from generate_series(1, 2000) n;
  create table bench_limits.day (id int primary key);
  insert into bench_limits.day select id from bench_limits.read;
  create table bench_limits.visit
    (id bigint generated always as identity primary key, doctor_id int, starts_at timestamptz, text text);
  create table bench_limits.event
    (id bigint generated always as identity primary key, visit_id bigint, at timestamptz, text text);
  create table bench_limits.announcement
    (id bigint generated always as identity primary key, visit_id bigint, at timestamptz, text text);
  create unlogged table bench_limits.live (message text);
  analyze bench_limits.read, bench_limits.day`;

export async function startLimits(client: pg.Client): Promise<Limits> {
  await client.query(tables);
  const { host, port, user, database } = client;
  const webPort = await findFreePort();
  const child = fork(join(import.meta.dirname, 'limit-server.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(webPort),
      LIMIT_DATABASE: JSON.stringify({ host, port, user, database }),
    },
  });
  await once(child, 'message');
  const url = `http://localhost:${webPort}`;
  return {
    url,
    async answer(body) {
      const headers = { 'content-type': 'application/json' };
      await fetch(`${url}/answer`, { method: 'PUT', headers, body: JSON.stringify(body) });
    },
    async processorSeconds() {
      return Number(await (await fetch(`${url}/processor`)).text());
    },
    async stop() {
      await endProcess(child, 'SIGTERM');
    },
  };
}
