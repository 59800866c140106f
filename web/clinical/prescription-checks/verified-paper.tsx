import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CheckedContent, CheckedPaper } from '#contract/clinical/prescription-checks.ts';
import { m } from '#messages/messages.js';
import { translateHospital } from '#names/hospital-name.ts';
import { translateSpecialization } from '#names/specialization-name.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { UnlistedHead } from '#web/ui/page/page-head.tsx';
import { paths } from '#web/ui/paths.ts';
import { PrescriptionContent } from '../prescriptions/paper/prescription-content.tsx';
import { BirthYearForm } from './birth-year-form.tsx';
import styles from './checked-page.module.css';
import { StateBanner } from './state-banner.tsx';

const banners = {
  genuine: { tone: 'good', title: () => m.papers_genuine(), hint: () => m.papers_genuine_hint() },
  replaced: { tone: 'stale', title: () => m.papers_replaced(), hint: () => m.papers_replaced_hint() },
  revoked: { tone: 'bad', title: () => m.papers_revoked(), hint: () => m.papers_revoked_hint() },
} as const;

/** Errors of a form sent without scripts, from the code that the server adds to the URL. */
const problemMessages: Readonly<Record<string, () => string>> = {
  wrong_birth_year: () => m.refusal_wrong_birth_year(),
  too_many_attempts: () => m.refusal_too_many_attempts(),
  invalid_request: () => m.field_birth_year(),
};

export function VerifiedPaper({
  checkId,
  paper,
}: {
  readonly checkId: string;
  readonly paper: CheckedPaper;
}) {
  const [search] = useSearchParams();
  const [opened, setOpened] = useState<CheckedContent | null>(null);
  const { state, initials, writtenOn, doctor } = paper;
  const content = opened ?? paper.content;
  const { tone, title, hint } = banners[state];
  const registration = [
    m.prescriptions_registration({ number: doctor.medicalReg }),
    doctor.council,
    doctor.registrationYear,
  ];
  const who = [doctor.qualifications.join(', '), translateSpecialization(doctor.specialization)];
  return (
    <Page className={styles.page}>
      <UnlistedHead title={m.papers_page_title()} />
      <article className={`card raised stack-4 column full-width padded-4 ${styles.card}`}>
        <h1>{m.papers_page_title()}</h1>
        <StateBanner tone={tone} title={title()}>
          {hint()}
        </StateBanner>
        <dl className={`stack-3 break-anywhere ${styles.facts}`}>
          <div>
            <dt>{m.common_patient()}</dt>
            <dd>
              <UserText>{content?.patient ?? initials}</UserText>
            </dd>
          </div>
          <div>
            <dt>{m.papers_written()}</dt>
            <dd>{formatLongDay(writtenOn)}</dd>
          </div>
          <div>
            <dt>{m.common_doctor()}</dt>
            <dd>
              <strong>
                <UserText>{doctor.name}</UserText>
              </strong>
              <p>{who.filter(Boolean).join(' · ')}</p>
              <p>{registration.filter(Boolean).join(' · ')}</p>
              <p>
                <UserText>{translateHospital(doctor.Hospital)}</UserText>
              </p>
            </dd>
          </div>
        </dl>
        <div role="status">{content && <PrescriptionContent version={toPrescriptionVersion(content)} />}</div>
        {state === 'genuine' && !content && (
          <BirthYearForm
            checkId={checkId}
            problem={problemMessages[search.get('no') ?? '']?.() ?? null}
            onOpened={setOpened}
          />
        )}
        <p className={styles.logged}>{m.papers_logged()}</p>
        <ButtonLink look="quiet" to={paths.checkCode}>
          {m.papers_verify_title()}
        </ButtonLink>
      </article>
    </Page>
  );
}

const toPrescriptionVersion = ({ medicines, text }: CheckedContent) => ({
  version: 1,
  writtenAt: '',
  text: text ?? '',
  plain: text !== null,
  complaints: '',
  diagnosis: '',
  medicines,
  advice: '',
  otherMedicines: '',
  followUpDate: null,
});
