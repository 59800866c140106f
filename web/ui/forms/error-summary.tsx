import { type RefObject, useEffect, useRef, useState } from 'react';
import { m } from '#messages/messages.js';
import { Icon } from '../icon.tsx';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Counts the attempts to submit; each failed one moves the focus here, or to the only field. */
  readonly attempt: number;
  /** The errors of the form library: the summary is rebuilt whenever they change. */
  readonly errors: object;
}

interface InvalidField {
  readonly input: HTMLElement;
  readonly label: string;
  readonly sentence: string;
}

const getText = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** The invalid fields with their labels and messages; a group of inputs counts once. */
function findInvalidFields(form: HTMLFormElement): InvalidField[] {
  const groups = new Set<Element>();
  return [...form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].flatMap((input) => {
    const group = input.closest('fieldset[aria-describedby]');
    if (input.closest('[hidden]') || (group && groups.has(group))) return [];
    if (group) groups.add(group);
    const [error = ''] = ((group ?? input).getAttribute('aria-describedby') ?? '').split(' ');
    // The label of a checkbox is a sentence, and often a long one.
    const own = input.type === 'checkbox' ? '' : getText(input.labels?.[0]);
    const label = group ? getText(group.querySelector('legend')) : own;
    return [{ input, label, sentence: getText(document.getElementById(error)) }];
  });
}

const sameSummary = (one: readonly InvalidField[], other: readonly InvalidField[]) =>
  one.length === other.length &&
  one.every(({ input, sentence }, at) => input === other[at]?.input && sentence === other[at]?.sentence);

/**
 * Shows the number of invalid fields after a failed attempt, with a link to each (GOV.UK's error summary). A
 * single invalid field gets the focus itself. The title of the page mentions the error. For forms with
 * `shouldFocusError: false`.
 */
export function ErrorSummary({ form, attempt, errors }: ErrorSummaryProps) {
  const [shown, setShown] = useState<{ attempt: number; wrong: readonly InvalidField[] }>({
    attempt: 0,
    wrong: [],
  });
  const { wrong } = shown;
  const heading = useRef<HTMLParagraphElement>(null);
  const focused = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are marked by the errors
  useEffect(() => {
    const found = attempt > 0 && form.current ? findInvalidFields(form.current) : [];
    setShown((old) =>
      old.attempt === attempt && sameSummary(old.wrong, found) ? old : { attempt, wrong: found },
    );
  }, [attempt, errors, form]);

  useEffect(() => {
    if (shown.attempt < focused.current) focused.current = 0; // the form was reset
    if (shown.attempt === focused.current || shown.wrong.length === 0) return;
    focused.current = shown.attempt;
    if (shown.wrong.length > 1) heading.current?.focus();
    else {
      const input = shown.wrong[0]?.input;
      input?.focus();
      // The next try takes its place.
      if (input instanceof HTMLInputElement) input.select();
    }
  }, [shown]);

  const failed = wrong.length > 0;
  useEffect(() => {
    if (!failed) return;
    const title = document.title;
    const marked = m.signup_error_title({ title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [failed]);

  if (wrong.length < 2) return null;
  return (
    <div className={styles.summary}>
      <p ref={heading} tabIndex={-1} className={`line-2 red large bold ${styles.title}`}>
        <Icon name="warning" />
        <span>{m.signup_attention({ count: wrong.length })}</span>
      </p>
      <ul>
        {wrong.map(({ input, label, sentence }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fields may have one name
          <li key={at}>
            <button type="button" className={styles.link} onClick={() => input.focus()}>
              {label ? `${label}: ${sentence}` : sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
