import { UserText } from '#web/ui/format/user-text.tsx';
import type { FigureColumn } from './figure-columns.ts';
import styles from './figures.module.css';

interface FigureCardsProps<Line> {
  readonly lines: readonly { readonly key: string; readonly name: string; readonly line: Line }[];
  readonly columns: readonly FigureColumn<Line>[];
  readonly labelledBy: string;
}

/** A table on a phone: a card for each line, with the first column beside its name and the others below. */
export function FigureCards<Line>({
  lines,
  columns: [first, ...others],
  labelledBy,
}: FigureCardsProps<Line>) {
  return (
    <ul className={`plain-list ${styles.cards}`} aria-labelledby={labelledBy}>
      {lines.map(({ key, name, line }) => (
        <li key={key}>
          <h3>
            <UserText>{name}</UserText>
          </h3>
          <strong>{first?.cell(line)}</strong>
          <p>{others.map((column) => `${column.name} ${column.cell(line)}`).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
