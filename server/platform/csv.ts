/** Without it Excel reads the file in the local 8-bit encoding, which breaks Hindi. */
const byteOrderMark = '\uFEFF';

/** Characters that may start a formula; Japanese spreadsheets accept full-width signs. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell (RFC 4180). Text that a spreadsheet would run as a formula gets a leading apostrophe (OWASP). */
function formatCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function formatCsv(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}
