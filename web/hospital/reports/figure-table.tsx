import { useId } from 'react';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import type { FigureColumn } from './figure-columns.ts';
import styles from './figures.module.css';

export interface FigureLine<Line> {
  readonly key: string;
  readonly name: string;
  readonly line: Line;
}

interface FigureTableProps<Line> {
  readonly title: string;
  /** What the lines are. */
  readonly head: string;
  readonly lines: readonly FigureLine<Line>[];
  readonly columns: readonly FigureColumn<Line>[];
  readonly total?: FigureLine<Line>;
}

/** A table, on a phone cards. */
export function FigureTable<Line>({ title, head, lines, columns, total }: FigureTableProps<Line>) {
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 40em)');
  const row = ({ key, name, line }: FigureLine<Line>) => (
    <tr key={key}>
      <th scope="row">
        <UserText>{name}</UserText>
      </th>
      {columns.map((column) => (
        <td key={column.name}>{column.cell(line)}</td>
      ))}
    </tr>
  );
  return (
    <div className={`shrinks padded surface outlined ${styles.box}`}>
      <h2 id={titleId}>{title}</h2>
      {isNarrow ? (
        <FigureCards lines={lines} columns={columns} labelledBy={titleId} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keyboard where the table is wider than the screen
        <section className={styles.scrolls} aria-labelledby={titleId} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {columns.map(({ name }) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>{lines.map(row)}</tbody>
            {total && <tfoot>{row(total)}</tfoot>}
          </table>
        </section>
      )}
    </div>
  );
}

interface FigureCardsProps<Line> {
  readonly lines: readonly FigureLine<Line>[];
  readonly columns: readonly FigureColumn<Line>[];
  readonly labelledBy: string;
}

/** A card for each line, with the first column beside its name and the others below. */
export function FigureCards<Line>({ lines, columns, labelledBy }: FigureCardsProps<Line>) {
  const [first, ...others] = columns;
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
