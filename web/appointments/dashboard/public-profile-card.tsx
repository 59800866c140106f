import { type ReactNode, useState } from 'react';
import type { OwnProfile } from '#contract/appointments/own-profile.ts';
import { m } from '#messages/messages.js';
import { translateSpecialization } from '#names/specialization-name.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { doctorPath } from '#web/ui/paths.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stars } from '#web/ui/stars.tsx';
import { useDoctorProfile } from '../queries.ts';
import { OverviewDialog } from './overview-dialog.tsx';
import { PracticeFailure } from './practice-failure.tsx';
import styles from './public-profile-card.module.css';

export function PublicProfileCard() {
  const { data, error, isRefetching, refetch } = useDoctorProfile();
  if (data) return <Card doctor={data.doctor} />;
  if (!error) return <Skeleton height={420} />;
  return (
    <PracticeFailure
      title={m.common_profile_failed()}
      error={error}
      busy={isRefetching}
      onRetry={() => void refetch()}
    />
  );
}

function Card({ doctor }: { readonly doctor: OwnProfile }) {
  const [editing, setEditing] = useState(false);
  return (
    <article className="shrinks container surface outlined" aria-labelledby="practice-card-name">
      <div className={`stack-3 padded-4 ${styles.inside}`}>
        <div>
          <div className="row-3 middle">
            <Avatar name={doctor.name} url={doctor.photo.url} size={88} />
            <div className={styles.name}>
              <h2 id="practice-card-name">{doctor.name}</h2>
              <p>{translateSpecialization(doctor.specialization) || m.doctors_general()}</p>
            </div>
          </div>
          <dl className={`grid above-3 ${styles.facts}`}>
            <Fact term={m.common_experience()}>{m.practice_years({ count: doctor.experience })}</Fact>
            <Fact term={m.common_rating()}>
              {doctor.averageRating === null ? (
                m.common_no_ratings_yet()
              ) : (
                <span className={`row middle ${styles.rating}`}>
                  <Stars rating={doctor.averageRating} />
                  <span>{m.doctors_reviews_count({ count: doctor.reviewCount })}</span>
                </span>
              )}
            </Fact>
            <Fact term={m.practice_licence()}>{doctor.medicalReg}</Fact>
          </dl>
        </div>
        <div className={`stack-2 to-top ${styles.words}`}>
          <div className={`line-2 middle spread ${styles.overviewHead}`}>
            <h3>{m.common_overview()}</h3>
            <Button look="plain" aria-label={m.practice_edit_overview()} onClick={() => setEditing(true)}>
              {m.reviews_edit()}
            </Button>
          </div>
          {doctor.overview ? (
            <p className={styles.text}>{doctor.overview}</p>
          ) : (
            <p className="muted">{m.practice_no_overview()}</p>
          )}
          <ButtonLink look="quiet" to={doctorPath(doctor.doctorId)}>
            <Icon name="eye" />
            {m.practice_public_page()}
          </ButtonLink>
        </div>
      </div>
      <OverviewDialog doctor={doctor} open={editing} onClose={() => setEditing(false)} />
    </article>
  );
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
}

function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
