// `npm run hams -- console`: a REPL with the database and the code of HAMS.
import { once } from 'node:events';
import repl from 'node:repl';
import { loadTokenSecret } from '#server/accounts/sessions/token-secret.ts';
import { parseConfig } from '#server/platform/config/config.ts';
import { createDeps } from '../create-deps.ts';
import { createConsoleContext } from './console-context.ts';
import { withOperatorDatabase } from './operator-database.ts';
import { runCliCommand } from './run-cli-command.ts';

const greeting = `HAMS: deps, sql, and domain, contract and server by module. Tab completes, .exit ends. Try:
  await sql\`select id, name from hospitals where id < \${3}\`
  domain.platform.formatId('patient', 42)
  await server.search.findCities(deps.database.pool, 'Pun', 5)`;

async function main(_words: readonly string[], signal: AbortSignal): Promise<void> {
  const config = parseConfig(process.env);
  await withOperatorDatabase(config, signal, async (running) => {
    const deps = createDeps(config, running, await loadTokenSecret(running.database.pool, config.jwtSecret));
    console.log(greeting);
    const session = repl.start({ prompt: 'hams> ' });
    Object.defineProperties(session.context, Object.getOwnPropertyDescriptors(createConsoleContext(deps)));
    await once(session, 'exit');
    await deps.workers.close();
  });
}

await runCliCommand(main);
