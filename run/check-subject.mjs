// What run/hooks/commit-msg runs: checks the subject of the commit message in a file.
import { readFileSync } from 'node:fs';

const longestSubject = 72;

/** The reason why a subject is refused; null if it is fine. Merges, reverts and fixups are git's own. */
export function refuseSubject(subject) {
  if (/^(Merge|Revert|fixup!|squash!)/.test(subject)) return null;
  if (subject.length > longestSubject)
    return `The subject has ${subject.length} characters, ${longestSubject} are allowed.`;
  if (!/^[a-z][\w-]*(, [a-z][\w-]*)*: [a-z]/.test(subject))
    return 'The subject is not of the form `area: verb the thing`.';
  return subject.endsWith('.') ? 'The subject ends with a full stop.' : null;
}

if (process.argv[1] === import.meta.filename) {
  const [subject = ''] = readFileSync(process.argv[2], 'utf8').split('\n');
  const reason = refuseSubject(subject);
  if (reason) {
    console.error(`${reason}\n  ${subject}`);
    process.exit(1);
  }
}
