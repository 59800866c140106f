import { m } from '#messages/messages.js';
import { DaySums } from '../../payments/day-sums.tsx';
import { useAmountsHidden } from '../../practice/amounts.ts';
import { hasHistory, useFigures } from '../../practice/answers.ts';
import { AppointmentsChartCard, WeeklyChartCard } from '../../practice/appointments-charts.tsx';
import { PracticeCard } from '../../practice/card.tsx';
import { PracticeFailure } from '../../practice/failure.tsx';
import { FigureCards } from '../../practice/figure-cards.tsx';
import { FirstSteps } from '../../practice/first-steps.tsx';
import { GendersChart, ModesChart } from '../../practice/share-charts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useAreaUser } from '../area/use-area-user.ts';
import { PracticeFigures } from './practice-figures.tsx';
import styles from './practice-screen.module.css';

/** Figures of all time, money, charts and the doctor's card: what needs no look between two patients (G-02). */
export function PracticeScreen() {
  const user = useAreaUser();
  const { data: figures, error, isRefetching, refetch } = useFigures();
  const hidden = useAmountsHidden();
  const isNew = figures !== undefined && !hasHistory(figures);
  return (
    <div className={styles.practice}>
      <title>{`${m.practice_heading()} | ${m.shell_brand()}`}</title>
      <h1>{m.practice_heading()}</h1>
      {isNew && <FirstSteps figures={figures} doctorId={user.doctorId ?? user.id} />}
      {figures && !isNew && <FigureCards figures={figures} />}
      {figures && !isNew && !hidden && <DaySums date={figures.today} />}
      {figures && !isNew && !hidden && <PracticeFigures />}
      {!figures && !error && <FigureSkeletons />}
      {!figures && error && (
        <PracticeFailure
          title={m.practice_figures_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      <div className={isNew ? undefined : styles.charts}>
        {!isNew && (
          <div className={styles.main}>
            <AppointmentsChartCard />
          </div>
        )}
        <div className={styles.side}>
          <PracticeCard />
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
    <div className={styles.skeletons} role="status">
      <span className="visually-hidden">{m.practice_loading()}</span>
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
      <Skeleton height={116} />
    </div>
  );
}
