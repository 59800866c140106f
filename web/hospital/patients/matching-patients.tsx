import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { HospitalPatient } from '#contract/hospital/hospital-patients.ts';
import styles from './people.module.css';
import { PersonList } from './person-list.tsx';

interface MatchingPatientsProps {
  readonly title: string;
  readonly text: string;
  readonly people: readonly HospitalPatient[];
  readonly search: string;
  /** The way to create a separate record, apart from the form's button. */
  readonly children: ReactNode;
  /** The matches answer a submitted form, and the user is no longer typing. */
  readonly isAnswer: boolean;
}

/** Text other than a phone number is being typed: the focus stays there. */
function isTypingText() {
  const at = document.activeElement;
  return at instanceof HTMLInputElement && at.type === 'text' && at.value !== '';
}

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
