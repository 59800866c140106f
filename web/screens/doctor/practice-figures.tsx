import { useId, useState } from 'react';
import type { PracticeVisitFigures } from '#contract/appointments/practice.ts';
import { m } from '#messages/messages.js';
import { PracticeFailure } from '#web/appointments/dashboard/failure.tsx';
import { FigureCards } from '#web/hospital/reports/figure-cards.tsx';
import type { FigureColumn } from '#web/hospital/reports/figure-columns.ts';
import styles from '#web/hospital/reports/figures.module.css';
import { NamedVisitsDialog, type Which } from '#web/hospital/reports/named-visits.tsx';
import { PeriodChoice } from '#web/hospital/reports/period-choice.tsx';
import { type Period, type Preset, periodOf, problemOf } from '#web/hospital/reports/periods.ts';
import {
  useOwnNamedVisits,
  useOwnPaymentsFile,
  usePracticeFigures,
} from '#web/hospital/reports/use-figures.ts';
import { appointmentPath } from '#web/ui/paths.ts';
import { Button } from '../../ui/button.tsx';
import { clinicToday } from '../../ui/clinic-time.ts';
import { inLakhs, inRupees } from '../../ui/rupees.ts';

const columns = (): readonly FigureColumn<PracticeVisitFigures>[] => [
  { name: m.hospital_figures_collected(), cell: ({ collected }) => inRupees(collected.total) },
  { name: m.payments_cash(), cell: ({ collected }) => inRupees(collected.cash) },
  { name: m.payments_upi(), cell: ({ collected }) => inRupees(collected.upi) },
  { name: m.payments_card(), cell: ({ collected }) => inRupees(collected.card) },
  { name: m.hospital_figures_owed(), cell: ({ owed }) => inRupees(owed) },
  { name: m.figures_visits(), cell: ({ visits }) => inLakhs(visits) },
  { name: m.dashboards_status_completed(), cell: ({ completed }) => inLakhs(completed) },
  { name: m.figures_did_not_come(), cell: ({ didNotCome }) => inLakhs(didNotCome) },
  { name: m.hospital_figures_no_outcome(), cell: ({ noOutcome }) => inLakhs(noOutcome) },
];

/** Visits and money of a period by practice, what is owed by name, and the receipts as a table (G-02). */
export function PracticeFigures() {
  const titleId = useId();
  const [preset, setPreset] = useState<Preset | 'own'>('month');
  const [own, setOwn] = useState<Period>(() => periodOf('month', clinicToday()));
  const period = preset === 'own' ? own : periodOf(preset, clinicToday());
  const isAllowed = problemOf(period) === null;
  const { data, error, isRefetching, refetch } = usePracticeFigures(period, isAllowed);
  const file = useOwnPaymentsFile(period);
  const [which, setWhich] = useState<Which | null>(null);
  const named = useOwnNamedVisits(period, which);
  const lines = data && [
    ...data.practices.map((line) => ({ key: line.practiceId, name: line.name, line })),
    ...(data.practices.length === 1
      ? []
      : [{ key: 'all', name: m.hospital_figures_total(), line: data.total }]),
  ];
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{m.practice_by_practice()}</h2>
        {isAllowed && (
          <Button look="quiet" busy={file.isPending} onClick={() => file.mutate()}>
            {m.hospital_figures_payments()}
          </Button>
        )}
      </div>
      <PeriodChoice
        chosen={preset}
        period={period}
        onPreset={(next) => {
          setOwn(period);
          setPreset(next);
        }}
        onDays={setOwn}
      />
      {error && !data && (
        <PracticeFailure
          title={m.practice_figures_failed()}
          error={error}
          busy={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {lines && <FigureCards lines={lines} columns={columns()} labelledBy={titleId} />}
      <div className={styles.files}>
        {data && data.total.owed > 0 && (
          <Button look="plain" className={styles.inline} onClick={() => setWhich('owed')}>
            {m.hospital_figures_owed()}: {m.hospital_figures_show()}
          </Button>
        )}
        {data && data.total.noOutcome > 0 && (
          <Button look="plain" className={styles.inline} onClick={() => setWhich('noOutcome')}>
            {m.hospital_figures_no_outcome()}: {m.hospital_figures_show()}
          </Button>
        )}
      </div>
      <NamedVisitsDialog
        which={which}
        {...named}
        pathTo={({ appointmentId }) => appointmentPath(appointmentId)}
        onClose={() => setWhich(null)}
      />
    </section>
  );
}
