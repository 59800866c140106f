import { m } from '#messages/messages.js';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import styles from './reading.module.css';

/** Who is behind this, and what they promise (spec B-12). */
export function AboutScreen() {
  const promises = [
    m.pages_about_promise_slot(),
    m.pages_about_promise_price(),
    m.pages_about_promise_data(),
  ];
  return (
    <Page className={styles.reading}>
      <title>{`${m.pages_about_title()} · ${m.shell_brand()}`}</title>
      <meta name="description" content={m.pages_about_text()} />
      <h1>{m.pages_about_title()}</h1>
      <p className={styles.lead}>{m.pages_about_text()}</p>
      <h2>{m.pages_about_promise_title()}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" />
            {promise}
          </li>
        ))}
      </ul>
      <p>{m.pages_about_source()}</p>
    </Page>
  );
}
