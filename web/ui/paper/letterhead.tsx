import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { UserText } from '../format/user-text.tsx';
import styles from './printed-paper.module.css';

interface Party {
  readonly name: string;
  /** Empty ones are left out. */
  readonly lines: readonly (string | null | undefined | false)[];
}

interface LetterheadProps {
  readonly logo?: string | null | undefined;
  /** Whose paper it is, on the left. */
  readonly from: Party;
  /** On the right: the place or the doctor, or what the paper is about. */
  readonly beside?: Party;
  /** Below the lines of `from`. */
  readonly children?: ReactNode;
}

/** The head of every printed paper. */
export function Letterhead({ logo, from, beside, children }: LetterheadProps) {
  return (
    <header className={styles.letterhead}>
      {logo && <img className={styles.logo} src={logo} alt={m.papers_logo()} />}
      <div className={styles.from}>
        <p className={styles.name}>
          <UserText>{from.name}</UserText>
        </p>
        <Lines of={from} />
        {children}
      </div>
      {beside && (
        <div className={styles.beside}>
          <p>
            <strong>
              <UserText>{beside.name}</UserText>
            </strong>
          </p>
          <Lines of={beside} />
        </div>
      )}
    </header>
  );
}

function Lines({ of: { lines } }: { readonly of: Party }) {
  return lines.map(
    (line) =>
      line && (
        <p key={line}>
          <UserText>{line}</UserText>
        </p>
      ),
  );
}

/** A long value is wide; without a value the fact is left out. */
export type PaperFact = readonly [label: string, value: string | null, isWide?: boolean];

/** Labelled facts on a paper, in as many columns as it has room for. */
export function PaperFacts({ facts }: { readonly facts: readonly PaperFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value, isWide = false]) =>
          value && (
            <div key={label} className={isWide ? styles.wide : undefined}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
