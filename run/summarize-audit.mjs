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
      lines: [`The registry could not be asked, so nothing is known about weaknesses: ${reason}`],
      exitCode: 2,
    };
  }
  const found = Object.values(said.vulnerabilities);
  const isGrave = ({ severity }) => severeLevels.includes(severity);
  const lines = [...found.filter(isGrave), ...found.filter((one) => !isGrave(one))].map(formatFinding);
  const exitCode = found.some(isGrave) ? 1 : 0;
  return { lines: lines.length > 0 ? lines : ['No known weakness in what ships.'], exitCode };
}
