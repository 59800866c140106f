// `npm run cluster`: runs two HAMS processes on a database of two servers, and kills the primary during
// bookings. `npm run cluster -- --help` lists the options (docs/operations.md#several-machines).
import { exitCode, nodePath } from './processes.mjs';
import { prepare } from './start.mjs';

const help = `npm run cluster -- [--embedded] [--failovers n]
  Kills the primary n times (3) in the midst of bookings: by turns its whole machine and PostgreSQL alone. The standby is promoted,
  and the killed one comes back as the new standby. With Debian's patroni, etcd-server, etcd-client, haproxy and postgresql, from the files
  in deploy/; where they are not installed, or with --embedded, with streaming replication of the embedded PostgreSQL.

npm run cluster -- --rolling-restart [--embedded] [--rounds n]
  Restarts both HAMS processes in turn, n times (5), in the midst of bookings.

Prints a table. Exits with 1 if anything acknowledged is lost, a call got a refusal other than a 503 with Retry-After, or
bookings failed for more than 15 s.
`;

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
await prepare();
process.exitCode = await exitCode(nodePath, ['proof/cluster/run-cluster.ts', ...process.argv.slice(2)]);
