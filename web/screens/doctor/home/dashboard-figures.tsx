import { useId, useState } from 'react';
import type { PracticeVisitFigures } from '#contract/appointments/own-profile.ts';
import type { MoneyVisitList } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { PracticeFailure } from '#web/appointments/dashboard/practice-failure.tsx';
import { useDashboardFigures, useOwnNamedVisits } from '#web/hospital/queries.ts';
import type { FigureColumn } from '#web/hospital/reports/figure-columns.ts';
import { FigureCards } from '#web/hospital/reports/figure-table.tsx';
import styles from '#web/hospital/reports/figures.module.css';
import { NamedVisitsDialog } from '#web/hospital/reports/named-visits-dialog.tsx';
import { PeriodChoice } from '#web/hospital/reports/period-choice.tsx';
import { findPeriodProblem, type Period, type Preset, toPeriod } from '#web/hospital/reports/periods.ts';
import { useCsv } from '#web/hospital/reports/use-csv.ts';
import { Button } from '#web/ui/button.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatCount, formatRupees } from '#web/ui/format/rupees.ts';
import { appointmentPath } from '#web/ui/paths.ts';

const getFigureColumns = (): readonly FigureColumn<PracticeVisitFigures>[] => [
  { name: m.hospital_figures_collected(), cell: ({ collected }) => formatRupees(collected.total) },
  { name: m.payments_cash(), cell: ({ collected }) => formatRupees(collected.cash) },
  { name: m.payments_upi(), cell: ({ collected }) => formatRupees(collected.upi) },
  { name: m.payments_card(), cell: ({ collected }) => formatRupees(collected.card) },
  { name: m.hospital_figures_owed(), cell: ({ owed }) => formatRupees(owed) },
  { name: m.figures_visits(), cell: ({ visits }) => formatCount(visits) },
  { name: m.dashboards_status_completed(), cell: ({ completed }) => formatCount(completed) },
  { name: m.figures_did_not_come(), cell: ({ didNotCome }) => formatCount(didNotCome) },
  { name: m.hospital_figures_no_outcome(), cell: ({ noOutcome }) => formatCount(noOutcome) },
];

export function DashboardFigures() {
  const titleId = useId();
  const [preset, setPreset] = useState<Preset | 'own'>('month');
  const [own, setOwn] = useState<Period>(() => toPeriod('month', clinicToday()));
  const period = preset === 'own' ? own : toPeriod(preset, clinicToday());
  const isAllowed = findPeriodProblem(period) === null;
  const { data, error, isRefetching, refetch } = useDashboardFigures(isAllowed ? period : null);
  const file = useCsv('ownPayments', period);
  const [which, setWhich] = useState<MoneyVisitList | null>(null);
  const named = useOwnNamedVisits(period, which);
  const lines = data && [
    ...data.practices.map((line) => ({ key: line.practiceId, name: line.name, line })),
    ...(data.practices.length === 1
      ? []
      : [{ key: 'all', name: m.hospital_figures_total(), line: data.total }]),
  ];
  return (
    <section className={`shrinks padded surface outlined ${styles.box}`} aria-labelledby={titleId}>
      <div className={`row middle spread ${styles.head}`}>
        <h2 id={titleId}>{m.practice_by_practice()}</h2>
        {isAllowed && (
          <Button look="quiet" busy={file.isPending} onClick={() => void file.run()}>
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
      {lines && <FigureCards lines={lines} columns={getFigureColumns()} labelledBy={titleId} />}
      <div className={`row-2 ${styles.files}`}>
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
        where="place"
        query={named}
        pathTo={({ appointmentId }) => appointmentPath(appointmentId)}
        onClose={() => setWhich(null)}
      />
    </section>
  );
}
