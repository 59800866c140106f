import { Link } from 'react-router';
import { reasonsBySpecialization, specializations } from '#domain/doctors/specializations.ts';
import { m } from '#messages/messages.js';
import { translateReason } from '#names/reason-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { EnglishName } from '#web/ui/format/english-name.tsx';
import { doctorsPath, paths } from '#web/ui/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmergencyCall } from './emergency-call.tsx';
import reading from './reading.module.css';
import { ReadingCard } from './reading-card.tsx';
import styles from './services-screen.module.css';
import { SpecializationIcon } from './specialization-icon.tsx';

export function ServicesScreen() {
  const limits = [m.pages_services_limit_advice(), m.pages_services_limit_payment()];
  return (
    <Page className={reading.screen}>
      <PageHead
        title={`${m.pages_services_title()} | ${m.shell_brand()}`}
        description={m.pages_services_text()}
        path={paths.services}
      />
      <div className={`stack-3 column ${reading.intro}`}>
        <h1>{m.pages_services_title()}</h1>
        <p className="muted large">{m.pages_services_text()}</p>
        <div className="row-2 above-1">
          <ButtonLink to={doctorsPath({})}>{m.common_find_a_doctor()}</ButtonLink>
        </div>
      </div>

      <section className="stack-3 column">
        <h2>{m.common_all_specializations()}</h2>
        <ul className={`stack-2 ${styles.tiles}`}>
          {specializations.map((specialization) => (
            <li key={specialization} className={`grid to-top relative outlined ${styles.tile}`}>
              <span className={`centred rounded accent-tint accent ${styles.icon}`}>
                <SpecializationIcon specialization={specialization} />
              </span>
              <h3>
                <Link to={doctorsPath({ specialization })}>{translateSpecialization(specialization)}</Link>
                <EnglishName of={specialization} />
              </h3>
              <p>
                <span className="visually-hidden">{m.pages_services_reasons()}: </span>
                {reasonsBySpecialization[specialization].map((reason) => translateReason(reason)).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </section>

      <section className="stack-3 column">
        <h2>{m.pages_services_ways()}</h2>
        <ul className={`stack-3 ${reading.cards}`}>
          <ReadingCard
            icon="clinic"
            title={m.pages_services_clinic()}
            text={m.pages_services_clinic_text()}
          />
          <ReadingCard icon="video" title={m.pages_services_video()} text={m.pages_services_video_text()} />
          <ReadingCard
            icon="paper"
            title={m.pages_services_prescription()}
            text={m.pages_services_prescription_text()}
          />
          <ReadingCard icon="swap" title={m.pages_services_change()} text={m.pages_services_change_text()}>
            <Link to={`${paths.faqs}#change`}>{m.pages_services_change_link()}</Link>
          </ReadingCard>
          <ReadingCard icon="heart" title={m.pages_services_vitals()} text={m.pages_services_vitals_text()}>
            <Link to={paths.heart}>{m.pages_services_vitals_link()}</Link>
          </ReadingCard>
          <ReadingCard
            icon="star"
            title={m.pages_services_reviews()}
            text={m.pages_services_reviews_text()}
          />
        </ul>
      </section>

      <section className={`stack-3 column ${styles.limits}`}>
        <h2>{m.pages_services_limits()}</h2>
        <EmergencyCall text={m.pages_services_limit_emergency()} />
        <ul>
          {limits.map((limit) => (
            <li key={limit}>
              <Icon name="dash" />
              {limit}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}
