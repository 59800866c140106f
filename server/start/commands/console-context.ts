import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/project-root.ts';
import type { Deps } from '#server/platform/deps.ts';

/** Loads synchronously, so that a module is there when its name is typed. */
const load = createRequire(import.meta.url);

const isModule = (name: string) => name !== 'start' && name !== 'testing';
const isShown = (file: string) => !/(\.test|-queries|-routes|-presenter)\.ts$/.test(file);

/** All exports of each module of a root, such as `server.appointments.bookAppointment`, loaded when asked for. */
function listModules(root: string): object {
  const modules = {};
  for (const name of globSync('*/', { cwd: join(projectRoot, root) }).filter(isModule)) {
    let exported: object | undefined;
    const files = () => globSync(`${root}/${name}/**/*.ts`, { cwd: projectRoot }).filter(isShown);
    const get = () =>
      (exported ??= Object.assign({}, ...files().map((file) => load(join(projectRoot, file)))));
    Object.defineProperty(modules, name, { get, enumerable: true });
  }
  return modules;
}

/** What is known by name in the console. */
export function createConsoleContext(deps: Pick<Deps, 'database'>) {
  return {
    deps,
    /** Runs a statement with its values as parameters; returns the rows. */
    async sql(texts: TemplateStringsArray, ...values: unknown[]): Promise<unknown[]> {
      const text = texts.reduce((before, after, index) => `${before}$${index}${after}`);
      return (await deps.database.pool.query(text, values)).rows;
    },
    domain: listModules('domain'),
    contract: listModules('contract'),
    server: listModules('server'),
  };
}
