// `npm run audit`: lists known vulnerabilities of production dependencies, and writes a CycloneDX SBOM to
// sbom.cdx.json. Exit code: 0, 1 for high or critical severity, 2 if the registry could not be reached; the
// SBOM is written even offline.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fail, root, writeFileAtomically } from './processes.mjs';
import { summarizeAudit } from './summarize-audit.mjs';

const file = 'sbom.cdx.json';

/** Returns npm's output; it exits with 1 if it found something. */
function npm(...args) {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
    execFile('npm', args, options, (_error, printed) => resolve(printed));
  });
}

const asking = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000');
const bill = await npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');

if (!bill.startsWith('{')) fail('npm could not list the parts; it needs version 10 or later.');
const document = JSON.parse(bill);
// npm uses the folder's name.
document.metadata.component.name = 'hams';
writeFileAtomically(join(root, file), `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${document.components.length} packages ship.`);

const { lines, exitCode } = summarizeAudit(await asking);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
