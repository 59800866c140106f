/** Parses rows such as "Salbutamol" with "Albuterol, Ventolin". */
export const parseNameRows = (table: Readonly<Record<string, string>>) =>
  Object.entries(table).map(([name, others]) => ({ name, others: others.split(', ') }));
