import type { ReactNode } from 'react';
import { m } from '#messages/messages.js';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDashboardFigures } from '../queries.ts';
import { AppointmentsChartCard, WeeklyChartCard } from './appointments-charts.tsx';
import { FigureCards } from './figure-cards.tsx';
import { hasHistory } from './has-history.ts';
import { PracticeFailure } from './practice-failure.tsx';
import styles from './practice-panels.module.css';
import { PublicProfileCard } from './public-profile-card.tsx';
import { GendersChart, ModesChart } from './share-charts.tsx';

interface PracticePanelsProps {
  readonly children?: ReactNode;
}

/** The figures, the charts and the doctor's card; without a history only the card. */
export function PracticePanels({ children }: PracticePanelsProps) {
  const { data: figures, error, isRefetching, refetch } = useDashboardFigures();
  const isNew = figures !== undefined && !hasHistory(figures);
  return (
    <div className="stack-4 column shrinks container">
      {figures && !isNew && <FigureCards figures={figures} />}
      {figures && !isNew && children}
      {!figures && !error && <FigureSkeletons />}
      {!figures && error && (
        <PracticeFailure
          title={m.practice_figures_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className={isNew ? undefined : `stack-3 ${styles.charts}`}>
        {!isNew && (
          <div className={`grid shrinks ${styles.main}`}>
            <AppointmentsChartCard />
          </div>
        )}
        <div className={`grid shrinks ${styles.side}`}>
          <PublicProfileCard />
        </div>
        {figures && !isNew && (
          <>
            <ModesChart modes={figures.modes} />
            <GendersChart genders={figures.genders} />
            <WeeklyChartCard />
          </>
        )}
      </div>
    </div>
  );
}

function FigureSkeletons() {
  return (
    <div className={`stack-3 ${styles.skeletons}`} role="status">
      <span className="visually-hidden">{m.practice_loading()}</span>
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
    </div>
  );
}
