/** Reads lines such as "Salbutamol: Albuterol, Ventolin"; blank lines are skipped. */
export function nameLines(table: string): { name: string; others: string[] }[] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', others = ''] = line.split(/: (.*)/);
      return { name, others: others.split(', ') };
    });
}
