import { Link, useLoaderData } from 'react-router';
import type { Operator } from '#contract/accounts/operator.ts';
import { m } from '#messages/messages.js';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { HeroIllustration } from '../../../ui/drawings/hero-illustration.tsx';
import type { IconName } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { OperatorCard } from '../legal/operator-card.tsx';
import styles from './reading.module.css';
import { ReadingCard } from './reading-card.tsx';

type Card = readonly [icon: IconName, title: string, text: string];

export function AboutScreen() {
  const operator = useLoaderData<Operator | null>();
  const promises: readonly Card[] = [
    ['clock', m.pages_about_slot(), m.pages_about_slot_text()],
    ['rupee', m.pages_about_price(), m.pages_about_price_text()],
    ['lock', m.pages_about_data(), m.pages_about_data_text()],
    ['star', m.pages_about_reviews(), m.pages_about_reviews_text()],
    ['sun', m.pages_about_everybody(), m.pages_about_everybody_text()],
    ['book', m.pages_about_open(), m.pages_about_open_text()],
  ];
  const people: readonly Card[] = [
    ['person', m.pages_about_patients(), m.pages_about_patients_text()],
    ['stethoscope', m.pages_about_doctors(), m.pages_about_doctors_text()],
    ['clinic', m.pages_about_hospitals(), m.pages_about_hospitals_text()],
  ];
  return (
    <Page className={styles.screen}>
      <PageHead
        title={`${m.pages_about_title()} | ${m.shell_brand()}`}
        description={m.pages_about_text()}
        path={paths.aboutUs}
      />
      <div className={styles.pictured}>
        <div className={`stack-3 column ${styles.intro}`}>
          <h1>{m.pages_about_title()}</h1>
          <p className="muted large">{m.pages_about_text()}</p>
          <div className="row-2 above-1">
            <ButtonLink to={doctorsPath({})}>{m.common_find_a_doctor()}</ButtonLink>
            <ButtonLink look="quiet" to={paths.login}>
              {m.pages_about_join()}
            </ButtonLink>
          </div>
        </div>
        <HeroIllustration className={styles.picture} />
      </div>
      <Cards title={m.pages_about_promise_title()} cards={promises} />
      <Cards title={m.pages_about_for()} cards={people} />
      <section className="stack-3 column">
        <h2>{m.legal_operator()}</h2>
        <OperatorCard operator={operator} />
        <p>
          <Link to={paths.contact}>{m.legal_contact()}</Link>
        </p>
      </section>
    </Page>
  );
}

function Cards({ title, cards }: { readonly title: string; readonly cards: readonly Card[] }) {
  return (
    <section className="stack-3 column">
      <h2>{title}</h2>
      <ul className={`stack-3 ${styles.cards}`}>
        {cards.map(([icon, name, text]) => (
          <ReadingCard key={icon} icon={icon} title={name} text={text} />
        ))}
      </ul>
    </section>
  );
}
