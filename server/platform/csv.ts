/** Without it Excel reads the file in the local 8-bit encoding, which breaks Hindi. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet may take for the beginning of a formula, as Japanese ones do with full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front (OWASP). */
function formatCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A table for a spreadsheet, its first line the head. */
export function formatCsv(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}
