import { m } from '#messages/messages.js';
import { Page } from '../ui/page.tsx';
import styles from './reading.module.css';

/** Questions and answers (spec B-12); what they promise is what the server enforces (decisions §3). */
export function FaqsScreen() {
  const questions = [
    [m.pages_faqs_change_question(), m.pages_faqs_change_answer()],
    [m.pages_faqs_hours_question(), m.pages_faqs_hours_answer()],
    [m.pages_faqs_emergency_question(), m.pages_faqs_emergency_answer()],
    [m.pages_faqs_video_question(), m.pages_faqs_video_answer()],
    [m.pages_faqs_account_question(), m.pages_faqs_account_answer()],
  ] as const;
  return (
    <Page className={styles.reading}>
      <title>{`${m.pages_faqs_title()} · ${m.shell_brand()}`}</title>
      <meta name="description" content={m.pages_faqs_change_answer()} />
      <h1>{m.pages_faqs_title()}</h1>
      {questions.map(([question, answer]) => (
        <section key={question} className={styles.question}>
          <h2>{question}</h2>
          <p>{answer}</p>
        </section>
      ))}
    </Page>
  );
}
