// `npm run hams -- COMMAND`: everything that an operator or developer does besides start, test and bench.
// Without a command it lists them. Those of operators work with HAMS running or stopped.
import { findOrInstallChromium } from './chromium.mjs';
import { compileMessages } from './messages.mjs';
import { exitCode, fail, nodePath } from './processes.mjs';
import { install, prepare } from './start.mjs';

const operatorCommand = (name, help) => ({ help, program: `server/start/commands/${name}.ts` });
/** Writes a page of docs/, as a test expects it. */
const pageWriter = (name, help) => ({ help, program: `run/write-${name}.ts`, page: `docs/${name}.md` });

const commands = {
  backup: operatorCommand('backup', 'FILE: writes all stored data to one file; - is the standard output'),
  restore: operatorCommand('restore', 'FILE: puts a backup into a database that must not exist yet'),
  operator: operatorCommand('operator', 'checks doctors and hospitals, merges records'),
  undelivered: operatorCommand('undelivered', 'lists messages that did not arrive, and sends them again'),
  'audit-log': operatorCommand('audit-log', 'prints entries of the audit log'),
  'sms-templates': operatorCommand('sms-templates', 'prints the texts of SMS to register, as CSV'),
  'signing-keys': operatorCommand('signing-keys', '[replace]: lists the keys of prescriptions, or makes one'),
  console: operatorCommand('console', 'runs TypeScript of HAMS on the database, line by line'),
  sql: operatorCommand('sql', 'runs psql on the database, or reads statements if there is no psql'),
  audit: {
    help: 'lists known vulnerabilities of the packages that ship, and writes sbom.cdx.json',
    program: 'run/audit.mjs',
  },
  access: pageWriter('access', 'writes docs/access.md from the contract'),
  schema: pageWriter('schema', 'writes docs/schema.md from the migrations'),
  torture: {
    help: 'acts at random on two processes under faults, and checks what was acknowledged',
    usage: `npm run hams -- torture [--seconds 3600] [--seed text]
  Patients and doctors act at random on two processes while faults strike, in rounds of half a minute. After each round
  all that they were told is held against the database. Exits with 1 when a promise was broken; the calls of such a round
  are kept in test-results/torture/.

npm run hams -- torture --defects
  The same with each of six defects put in: the check must find it within two minutes.

npm run hams -- torture --defect "no constraint"
  One of them.
`,
    program: 'proof/torture/run-torture.ts',
    built: true,
  },
  cluster: {
    help: 'kills the primary database, or restarts processes, during bookings',
    usage: `npm run hams -- cluster [--embedded] [--failovers n]
  Kills the primary n times (3) in the midst of bookings: by turns its whole machine and PostgreSQL alone. The standby is promoted,
  and the killed one comes back as the new standby. With Debian's patroni, etcd-server, etcd-client, haproxy and postgresql, from the files
  in deploy/; where they are not installed, or with --embedded, with streaming replication of the embedded PostgreSQL.

npm run hams -- cluster --rolling-restart [--embedded] [--rounds n]
  Restarts both HAMS processes in turn, n times (5), in the midst of bookings.

Prints a table. Exits with 1 if anything acknowledged is lost, a call got a refusal other than a 503 with Retry-After, or
bookings failed for more than 15 s.
`,
    program: 'proof/cluster/run-cluster.ts',
    built: true,
  },
  fuzz: {
    help: '[--calls 1000000] [--seed text] [--slow-texts]: random calls of every endpoint in every role',
    program: 'run/fuzz.mjs',
  },
  engines: {
    help: 'runs three journeys in Chromium, Firefox and WebKitGTK, and compares their buttons',
    program: 'e2e/engines/run-engines.ts',
    built: true,
    browser: true,
  },
  screenshots: {
    help: 'takes every screen at three widths, light and dark, into screenshots/',
    program: 'e2e/take-screenshots.ts',
    built: true,
    browser: true,
  },
  'link-preview': { help: 'draws the preview of a shared link', program: 'run/link-preview.mjs' },
};

const [name = '', ...words] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : null;
if (!command) {
  const lines = Object.entries(commands).map(([each, { help }]) => `  ${each.padEnd(13)}  ${help}`);
  const list = `Use: npm run hams -- COMMAND\n${lines.join('\n')}`;
  if (name !== '' && name !== '--help') fail(`HAMS has no command ${name}. ${list}`);
  console.log(list);
  process.exit();
}
if (command.usage && words.includes('--help')) {
  console.log(command.usage);
  process.exit();
}
if (command.built) await prepare();
else {
  await install(console.error); // the standard output may be a backup
  await compileMessages();
}
const CHROMIUM = command.browser && (await findOrInstallChromium());
const env = { ...process.env, ...(CHROMIUM && { CHROMIUM }) };
let code = await exitCode(nodePath, [command.program, ...words], { env });
if (code === 0 && command.page)
  code = await exitCode(nodePath, ['node_modules/.bin/biome', 'format', '--write', command.page]);
process.exit(code); // the message compiler leaves timers running
