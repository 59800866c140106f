// `npm run hams -- audit`: lists known vulnerabilities of production dependencies, and writes a CycloneDX SBOM to
// sbom.cdx.json. Exit code: 0, 1 for high or critical severity, 2 if the registry could not be reached; the
// SBOM is written even offline.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fail, root, writeFileAtomically } from './processes.mjs';

const file = 'sbom.cdx.json';

/** Returns npm's output; it exits with 1 if it found something. */
function npm(...args) {
  return new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
    execFile('npm', args, options, (_error, printed) => resolve(printed));
  });
}

/** Severities that block a release. */
const severeLevels = ['high', 'critical'];

const formatFinding = ({ name, severity, range, via, fixAvailable }) => {
  const why = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`));
  const mend = fixAvailable ? 'a fixed version exists' : 'no fixed version yet';
  return `${severity}: ${name} ${range}: ${[...new Set(why)].join('; ')}; ${mend}`;
};

/**
 * Turns `npm audit --json` into lines and an exit code: 0 nothing of high or critical severity, 1 something,
 * 2 the registry could not be reached.
 */
export function summarizeAudit(report) {
  let said = null;
  try {
    said = JSON.parse(report);
  } catch {
    // No JSON at all is no answer either.
  }
  if (!said?.vulnerabilities) {
    const reason = (said?.message ?? 'no answer').split('\n')[0];
    return {
      lines: [`The registry could not be asked, so vulnerabilities are unknown: ${reason}`],
      exitCode: 2,
    };
  }
  const found = Object.values(said.vulnerabilities);
  const isGrave = ({ severity }) => severeLevels.includes(severity);
  const lines = [...found.filter(isGrave), ...found.filter((one) => !isGrave(one))].map(formatFinding);
  const exitCode = found.some(isGrave) ? 1 : 0;
  return {
    lines: lines.length > 0 ? lines : ['No known vulnerability in the packages that ship.'],
    exitCode,
  };
}

if (process.argv[1] === import.meta.filename) {
  const asking = npm('audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000');
  const bill = await npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');

  if (!bill.startsWith('{')) fail('npm could not list the packages; it needs version 10 or later.');
  const document = JSON.parse(bill);
  // npm uses the folder's name.
  document.metadata.component.name = 'hams';
  writeFileAtomically(join(root, file), `${JSON.stringify(document, null, 2)}\n`);
  console.log(`${file}: ${document.components.length} packages ship.`);

  const { lines, exitCode } = summarizeAudit(await asking);
  for (const line of lines) console.log(line);
  process.exitCode = exitCode;
}
