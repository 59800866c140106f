import { Link } from 'react-router';
import { reasonsBySpecialization, specializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { doctorsPath } from '../paths.ts';
import { Page } from '../ui/page.tsx';
import styles from './reading.module.css';

/** Every specialization, and the way to its doctors (spec B-12). */
export function ServicesScreen() {
  return (
    <Page className={styles.reading}>
      <title>{`${m.pages_services_title()} · ${m.shell_brand()}`}</title>
      <meta name="description" content={m.pages_services_text()} />
      <h1>{m.pages_services_title()}</h1>
      <p className={styles.lead}>{m.pages_services_text()}</p>
      <ul className={styles.tiles}>
        {specializations.map((specialization) => (
          <li key={specialization} className={styles.tile}>
            <h2>
              <Link to={doctorsPath({ specialization })}>{specialization}</Link>
            </h2>
            <p>
              <span className="visually-hidden">{m.pages_services_reasons()}: </span>
              {reasonsBySpecialization[specialization].join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </Page>
  );
}
