// `npm run audit`: known weaknesses of what ships (`npm audit` without the tools of development), and its parts
// as a CycloneDX document in sbom.cdx.json. Exit code: 0, 1 for weaknesses of high or critical severity, 2 when
// the registry could not be asked; the document is written without a network too.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { summarizeAudit } from './audit-outcome.mjs';
import { fail, root, writeFileAtomically } from './processes.mjs';

const file = 'sbom.cdx.json';

/** What npm prints; it ends with 1 where it has found something. */
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
// npm takes the name of the folder.
document.metadata.component.name = 'hams';
writeFileAtomically(join(root, file), `${JSON.stringify(document, null, 2)}\n`);
console.log(`${file}: ${document.components.length} packages ship.`);

const { lines, exitCode } = summarizeAudit(await asking);
for (const line of lines) console.log(line);
process.exitCode = exitCode;
