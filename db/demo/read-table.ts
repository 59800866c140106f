/** The lines of a table as objects: cells are separated by |, missing ones are empty. */
export const readTable = <const Name extends string>(names: readonly Name[], lines: readonly string[]) =>
  lines.map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])) as Record<Name, string>;
  });
