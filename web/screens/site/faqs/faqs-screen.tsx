import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages/messages.js';
import { QuestionSearch } from '#web/site/faqs/question-search.tsx';
import { QuestionSection } from '#web/site/faqs/question-section.tsx';
import { findQuestions, getQuestionGroups, type QuestionGroup } from '#web/site/faqs/questions.ts';
import { paths } from '#web/ui/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { useSite } from '../../../ui/page/site.ts';
import { StructuredData } from '../../../ui/page/structured-data.tsx';
import { EmergencyCall } from '../reading/emergency-call.tsx';
import reading from '../reading/reading.module.css';
import styles from './faqs-screen.module.css';

export function FaqsScreen() {
  const { noticeMinutes } = useSite();
  const [search, setSearch] = useSearchParams();
  // The typed text is local; submitting puts it into the URL, so that a search can be shared.
  const [query, setQuery] = useState(search.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);
  const all = getQuestionGroups(noticeMinutes);
  const found = findQuestions(all, query);
  const searching = query.trim() !== '';

  function send(event: FormEvent) {
    event.preventDefault();
    setSearch(searching ? { q: query.trim() } : {}, { replace: true, preventScrollReset: true });
  }
  function clear() {
    setQuery('');
    field.current?.focus();
    setSearch({}, { replace: true, preventScrollReset: true });
  }

  return (
    <Page className={reading.screen}>
      <PageHead
        title={`${m.faqs_title()} | ${m.shell_brand()}`}
        description={m.faqs_description()}
        path={paths.faqs}
      />
      <StructuredData data={toFaqPage(all)} />
      <div className={`stack-3 column ${reading.intro}`}>
        <h1>{m.faqs_title()}</h1>
        <p className="muted large">{m.faqs_lead()}</p>
      </div>
      <div className={styles.columns}>
        <div className={`stack-3 to-top ${styles.side}`}>
          <QuestionSearch query={query} onQuery={setQuery} onSend={send} field={field} />
          <p role="status" className="muted">
            {searching
              ? m.faqs_found({ count: countQuestions(found) })
              : m.faqs_count({ count: countQuestions(all) })}
          </p>
          <EmergencyCall />
          <nav aria-labelledby="topics" className={styles.topics}>
            <h2 id="topics">{m.faqs_groups()}</h2>
            <ul>
              {found.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={`stack-3 to-top ${styles.groups}`}>
          {found.map((group) => (
            <QuestionSection key={group.id} group={group} open={searching} />
          ))}
          {found.length === 0 && (
            <div className="card stack-2 to-start padded-4">
              <p>
                <strong>{m.faqs_none({ query: query.trim() })}</strong>
              </p>
              <p>{m.faqs_none_hint()}</p>
              <Button look="quiet" onClick={clear}>
                {m.faqs_clear()}
              </Button>
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}

function countQuestions(groups: readonly QuestionGroup[]): number {
  return groups.reduce((count, { questions }) => count + questions.length, 0);
}

function toFaqPage(groups: readonly QuestionGroup[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: groups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    ),
  };
}
