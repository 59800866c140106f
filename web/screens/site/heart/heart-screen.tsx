import { m } from '#messages/messages.js';
import { HeartCounter } from '#web/clinical/heart/heart-counter.tsx';
import { cardiologists, HeartSigns } from '#web/clinical/heart/heart-signs.tsx';
import { RestingRanges } from '#web/clinical/heart/resting-ranges.tsx';
import { paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmergencyCall } from '../reading/emergency-call.tsx';
import { LineIcon } from '../reading/line-icon.tsx';
import reading from '../reading/reading.module.css';
import { ReadingCard } from '../reading/reading-card.tsx';
import styles from './heart-screen.module.css';

const drawings = {
  walk: 'M13 5.6a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM12.5 8.5l-1.5 6 3 3 .8 4.5M11 14.5l-1.5 4-3 3M12.5 8.5l-4 1.5-1 3.5M12.5 8.5l2 3 3.5 1',
  salt: 'M8.5 9h7l1.5 11.5h-10zM8.5 9a3.5 3.5 0 0 1 7 0M10.5 3v.1M13.5 3v.1M9 13.5h6',
  tobacco:
    'M3 14h11v4H3zM17.5 14v4M20.5 14v4M17.5 11c0-2-1.5-2.5-3-2.5M20.5 11c0-3.5-2-5-4-5.5M3.5 3.5l17 17',
  apple:
    'M12 8c-1.5-1.5-6.5-2-7.5 2.5-1 5 2.5 10 5 10 1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c2.5 0 6-5 5-10C18.5 6 13.5 6.5 12 8zM12 8c0-2 .5-3.5 2.5-4.5',
} as const;

/** Heart health: measuring a pulse, usual values, and when to see a doctor. All figures have sources. */
export function HeartScreen() {
  const care = [
    ['walk', m.heart_care_move(), m.heart_care_move_text()],
    ['salt', m.heart_care_salt(), m.heart_care_salt_text()],
    ['tobacco', m.heart_care_tobacco(), m.heart_care_tobacco_text()],
    ['apple', m.heart_care_food(), m.heart_care_food_text()],
  ] as const;
  return (
    <Page className={reading.screen}>
      <PageHead title={m.heart_page_title()} description={m.heart_description()} path={paths.heart} />
      <div className={`grid column ${styles.top}`}>
        <div className={`stack-3 column ${reading.intro}`}>
          <h1>{m.heart_title()}</h1>
          <p className="muted large">{m.heart_lead()}</p>
          <EmergencyCall title={m.heart_emergency()} text={m.heart_emergency_text()} />
          <div className="row-2 above-1">
            <ButtonLink look="quiet" to={cardiologists}>
              {m.heart_cardiologists()}
            </ButtonLink>
          </div>
        </div>
        <HeartCounter />
      </div>

      <section className={`stack-4 column top ${styles.ranges}`}>
        <div className="stack-3 column">
          <h2 id="ranges">{m.heart_ranges()}</h2>
          <p className="muted large">{m.heart_ranges_text()}</p>
        </div>
        <RestingRanges />
      </section>

      <div className={`stack-3 ${styles.signs}`}>
        <HeartSigns
          urgent
          title={m.heart_call()}
          signs={[m.heart_call_chest(), m.heart_call_arms(), m.heart_call_breath(), m.heart_call_stroke()]}
        />
        <HeartSigns
          title={m.heart_see()}
          signs={[m.heart_see_fast(), m.heart_see_slow(), m.heart_see_skips(), m.heart_see_pressure()]}
        />
      </div>

      <section className="stack-3 column">
        <h2>{m.heart_care()}</h2>
        <ul className={`stack-3 ${reading.cards} ${styles.care}`}>
          {care.map(([name, title, text]) => (
            <ReadingCard key={name} icon={<LineIcon shape={drawings[name]} />} title={title} text={text} />
          ))}
        </ul>
      </section>

      <Sources />
    </Page>
  );
}

function Sources() {
  const sources = [
    ['https://medlineplus.gov/ency/article/003399.htm', m.heart_source_medlineplus()],
    [
      'https://www.heart.org/en/health-topics/high-blood-pressure/the-facts-about-high-blood-pressure/all-about-heart-rate-pulse',
      m.heart_source_aha(),
    ],
    ['https://www.who.int/news-room/fact-sheets/detail/cardiovascular-diseases-(cvds)', m.heart_source_cvd()],
    ['https://www.who.int/news-room/fact-sheets/detail/physical-activity', m.heart_source_activity()],
    ['https://www.who.int/news-room/fact-sheets/detail/sodium-reduction', m.heart_source_salt()],
  ] as const;
  return (
    <section className={`stack-2 column muted ${styles.sources}`}>
      <h2>{m.heart_sources()}</h2>
      <ul>
        {sources.map(([address, name]) => (
          <li key={address}>
            <a href={address} lang="en" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
