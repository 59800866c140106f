import { m } from '#messages/messages.js';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import styles from './how-it-works.module.css';

export function HowItWorks() {
  const steps: readonly [icon: IconName, title: string, text: string][] = [
    ['search', m.home_how_1(), m.home_how_1_text()],
    ['person', m.home_how_2(), m.home_how_2_text()],
    ['calendar', m.home_how_3(), m.home_how_3_text()],
  ];
  return (
    <section className={styles.section} aria-labelledby="how-title">
      <Page>
        <h2 id="how-title" className="title-size">
          {m.home_how()}
        </h2>
        <ol className={`stack-4 above-4 ${styles.steps}`}>
          {steps.map(([icon, title, text]) => (
            <li key={icon} className={`line-3 ${styles.step}`}>
              <span className={`centred rigid rounded accent-tint ${styles.icon}`}>
                <Icon name={icon} size={24} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Page>
    </section>
  );
}
