import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { HospitalPerson } from '#contract/hospital/hospital-people.ts';
import styles from './people.module.css';
import { PersonList } from './person-line.tsx';

interface MatchingPatientsProps {
  readonly title: string;
  readonly text: string;
  readonly people: readonly HospitalPerson[];
  /** What the address of a person keeps. */
  readonly search: string;
  /** The way to a record of its own, apart from the button of the form. */
  readonly children: ReactNode;
  /** They are the answer to what was sent, and nothing more is being typed. */
  readonly isAnswer: boolean;
}

/** Another text than a phone number is being typed: the focus stays there. */
function isTypingText() {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.type === 'text' && at.value !== '';
}

/** Whoever may be meant by what is typed, above the form; the first of them is focused, so that Enter opens them (M-06). */
export function MatchingPatients({ title, text, people, search, children, isAnswer }: MatchingPatientsProps) {
  const box = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => {
    if (isAnswer || !isTypingText()) box.current?.querySelector('a')?.focus();
  }, [isAnswer]);
  return (
    <section ref={box} className={styles.candidates} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p>{text}</p>
      <PersonList people={people} search={search} />
      {children}
    </section>
  );
}
