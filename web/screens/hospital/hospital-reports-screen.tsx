import { useState } from 'react';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { DayChart } from '#web/hospital/reports/day-chart.tsx';
import { DayClose } from '#web/hospital/reports/day-close.tsx';
import { DoctorTable } from '#web/hospital/reports/doctor-table.tsx';
import { FigureTiles } from '#web/hospital/reports/figure-tiles.tsx';
import styles from '#web/hospital/reports/figures.module.css';
import { ModeTable } from '#web/hospital/reports/mode-table.tsx';
import { type NamedFigure, NamedVisitsDialog } from '#web/hospital/reports/named-visits-dialog.tsx';
import { PeriodChoice } from '#web/hospital/reports/period-choice.tsx';
import { defaultPreset, findPeriodProblem, periodPresets, toPeriod } from '#web/hospital/reports/periods.ts';
import {
  useFiguresDownload,
  useHospitalReport,
  useNamedVisits,
  usePaymentsDownload,
} from '#web/hospital/reports/use-figures.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import { useAreaUser } from '../area/use-area-user.ts';

export function HospitalReportScreen() {
  const { staffRole } = useAreaUser();
  const address = useFrontDeskParams();
  const isOwn = address.get('from') !== '' || address.get('to') !== '';
  const preset = periodPresets.find((name) => name === address.get('period')) ?? defaultPreset;
  const period = isOwn
    ? { from: address.get('from'), to: address.get('to') }
    : toPeriod(preset, clinicToday());
  const isAllowed = findPeriodProblem(period) === null;
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useHospitalReport(
    period,
    isAllowed,
  );
  const file = useFiguresDownload(period);
  const payments = usePaymentsDownload(period);
  const [which, setWhich] = useState<NamedFigure | null>(null);
  const named = useNamedVisits(period, which);
  const isCounted =
    isAllowed && data !== undefined && (data.total.visits > 0 || data.total.collected.total > 0);
  return (
    <div className="stack-3 column">
      <title>{`${m.hospital_figures()} | ${m.shell_brand()}`}</title>
      <header className={`row middle spread ${styles.head}`}>
        <div>
          <h1>{m.hospital_figures()}</h1>
          <p>{m.hospital_figures_counted()}</p>
        </div>
        {isCounted && (
          <div className={`row-2 ${styles.files}`}>
            <DayClose today={clinicToday()} />
            <Button look="quiet" busy={payments.isPending} onClick={() => void payments.run()}>
              {m.hospital_figures_payments()}
            </Button>
            <Button look="quiet" busy={file.isPending} onClick={() => void file.run()}>
              {m.hospital_figures_download()}
            </Button>
          </div>
        )}
      </header>
      <PeriodChoice
        chosen={isOwn ? 'own' : preset}
        period={period}
        onPreset={(next) =>
          address.set(next === 'own' ? { period: '', ...period } : { period: next, from: '', to: '' })
        }
        onDays={(days) => address.set({ period: '', ...days })}
      />
      {isAllowed && isPending && <CardSkeletons />}
      {isAllowed && error && !data && (
        <LoadFailureMessage
          title={m.hospital_figures_failed()}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {isAllowed && data && !isCounted && (
        <EmptyState icon="calendar" title={m.hospital_figures_none()} text={m.hospital_figures_none_text()} />
      )}
      {data && isCounted && (
        <>
          <FigureTiles total={data.total} onShow={setWhich} />
          <DoctorTable figures={data} />
          <ModeTable byMode={data.total.byMode} />
          <DayChart figures={data} busy={isPlaceholderData} />
          <NamedVisitsDialog
            which={which}
            {...named}
            pathTo={isDeskRole(staffRole) ? ({ patientId }) => hospitalPatientPath(patientId) : null}
            onClose={() => setWhich(null)}
          />
        </>
      )}
    </div>
  );
}
