import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Icon } from '#web/ui/icon.tsx';
import styles from './question-section.module.css';
import type { QuestionGroup } from './questions.ts';

/**
 * Native `<details>`: they open without scripts and by the browser's search; a link to an anchor opens its
 * own.
 */
export function QuestionSection({ group, open }: { readonly group: QuestionGroup; readonly open: boolean }) {
  const { hash } = useLocation();
  const hydrated = useHydrated(); // the server does not see the hash
  return (
    <section className="stack-3 to-top">
      <h2 id={group.id}>{group.title}</h2>
      <div className={`card ${styles.questions}`}>
        {group.questions.map(({ id, question, answer }) => (
          <details key={id} id={id} open={open || (hydrated && hash === `#${id}`)}>
            <summary>
              <h3>{question}</h3>
              <Icon name="chevronDown" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
