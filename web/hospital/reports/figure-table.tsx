import { type ReactNode, useId } from 'react';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import type { FigureColumn } from './figure-columns.ts';
import styles from './figures.module.css';
import { Bar } from './outcomes.tsx';

export interface FigureLine<Line> {
  readonly key: string;
  readonly name: string;
  readonly line: Line;
}

interface FigureListProps<Line> {
  readonly lines: readonly FigureLine<Line>[];
  readonly columns: readonly FigureColumn<Line>[];
  /** The first figure as a part of the largest, drawn as a bar beside it. */
  readonly shareOf?: (line: Line) => number;
  /** Makes the first figure a way to its appointments. */
  readonly linked?: (line: FigureLine<Line>, figure: string) => ReactNode;
}

interface FigureTableProps<Line> extends FigureListProps<Line> {
  readonly title: string;
  /** What the lines are. */
  readonly head: string;
  readonly total?: FigureLine<Line>;
}

/** A table, on a phone cards. */
export function FigureTable<Line>({ title, head, total, ...list }: FigureTableProps<Line>) {
  const { lines, columns, shareOf, linked = (_, figure) => figure } = list;
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 40em)');
  const row = (entry: FigureLine<Line>, isTotal = false) => (
    <tr key={entry.key}>
      <th scope="row">
        <UserText>{entry.name}</UserText>
      </th>
      {columns.map((column, at) =>
        at === 0 && shareOf && !isTotal ? (
          <td key={column.name} className={styles.measured}>
            <div className="line-2 middle">
              <Bar share={shareOf(entry.line)} />
              <b>{linked(entry, column.cell(entry.line))}</b>
            </div>
          </td>
        ) : (
          <td key={column.name}>{column.cell(entry.line)}</td>
        ),
      )}
    </tr>
  );
  return (
    <div className={`card shrinks ${styles.box}`}>
      <h2 id={titleId}>{title}</h2>
      {isNarrow ? (
        <FigureCards {...list} labelledBy={titleId} />
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
            <tbody>{lines.map((line) => row(line))}</tbody>
            {total && <tfoot>{row(total, true)}</tfoot>}
          </table>
        </section>
      )}
    </div>
  );
}

interface FigureCardsProps<Line> extends FigureListProps<Line> {
  readonly labelledBy: string;
}

/** A card for each line, with the first column beside its name and the others below. */
export function FigureCards<Line>(props: FigureCardsProps<Line>) {
  const { lines, columns, shareOf, linked = (_, figure) => figure, labelledBy } = props;
  const [first, ...others] = columns;
  return (
    <ul className={`plain-list ${styles.cards}`} aria-labelledby={labelledBy}>
      {lines.map((entry) => (
        <li key={entry.key}>
          <h3>
            <UserText>{entry.name}</UserText>
          </h3>
          <strong>{first && linked(entry, first.cell(entry.line))}</strong>
          {shareOf && <Bar share={shareOf(entry.line)} />}
          <p>{others.map((column) => `${column.name} ${column.cell(entry.line)}`).join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
