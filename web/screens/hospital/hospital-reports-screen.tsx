import { useState } from 'react';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { m } from '#messages/messages.js';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { useHospitalReport, useNamedVisits } from '#web/hospital/queries.ts';
import { DayChart } from '#web/hospital/reports/day-chart.tsx';
import { DayClose } from '#web/hospital/reports/day-close.tsx';
import { listFigureColumns, listModeColumns } from '#web/hospital/reports/figure-columns.ts';
import { FigureTable } from '#web/hospital/reports/figure-table.tsx';
import { FigureTiles } from '#web/hospital/reports/figure-tiles.tsx';
import styles from '#web/hospital/reports/figures.module.css';
import { type NamedFigure, NamedVisitsDialog } from '#web/hospital/reports/named-visits-dialog.tsx';
import { PeriodChoice } from '#web/hospital/reports/period-choice.tsx';
import { defaultPreset, findPeriodProblem, periodPresets, toPeriod } from '#web/hospital/reports/periods.ts';
import { useCsv } from '#web/hospital/reports/use-csv.ts';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { hospitalPatientPath } from '#web/ui/paths.ts';
import { useAreaUser } from '../area/use-area-user.ts';
import { HospitalScreen } from './hospital-screen.tsx';

export function HospitalReportScreen() {
  const { staffRole } = useAreaUser();
  const { get, set } = useFrontDeskParams();
  const isOwn = get('from') !== '' || get('to') !== '';
  const preset = periodPresets.find((name) => name === get('period')) ?? defaultPreset;
  const period = isOwn ? { from: get('from'), to: get('to') } : toPeriod(preset, clinicToday());
  const isAllowed = findPeriodProblem(period) === null;
  const query = useHospitalReport(isAllowed ? period : null);
  const file = useCsv('figures', period);
  const payments = useCsv('payments', period);
  const [which, setWhich] = useState<NamedFigure | null>(null);
  const named = useNamedVisits(period, which);
  const total = isAllowed ? query.data?.total : undefined;
  const isCounted = total !== undefined && (total.visits > 0 || total.collected.total > 0);
  return (
    <HospitalScreen
      title={m.hospital_figures()}
      lead={m.hospital_figures_counted()}
      action={
        isCounted && (
          <div className={`row-2 ${styles.files}`}>
            <DayClose today={clinicToday()} />
            <Button look="quiet" busy={payments.isPending} onClick={() => void payments.run()}>
              {m.hospital_figures_payments()}
            </Button>
            <Button look="quiet" busy={file.isPending} onClick={() => void file.run()}>
              {m.hospital_figures_download()}
            </Button>
          </div>
        )
      }
    >
      <PeriodChoice
        chosen={isOwn ? 'own' : preset}
        period={period}
        onPreset={(next) =>
          set(next === 'own' ? { period: '', ...period } : { period: next, from: '', to: '' })
        }
        onDays={(days) => set({ period: '', ...days })}
      />
      {isAllowed && (
        <Loaded query={query} failed={m.hospital_figures_failed()}>
          {(figures) =>
            isCounted ? (
              <>
                <FigureTiles total={figures.total} onShow={setWhich} />
                <FigureTable
                  title={m.hospital_figures_by_doctor()}
                  head={m.figures_doctor()}
                  lines={figures.byDoctor.map((line) => ({ key: line.doctorId, name: line.name, line }))}
                  columns={listFigureColumns(figures.total)}
                  total={{ key: 'total', name: m.hospital_figures_total(), line: figures.total }}
                />
                <FigureTable
                  title={m.hospital_figures_by_mode()}
                  head={m.hospital_figures_mode()}
                  lines={[
                    { key: 'offline', name: m.prescriptions_offline(), line: figures.total.byMode.offline },
                    { key: 'online', name: m.prescriptions_online(), line: figures.total.byMode.online },
                  ]}
                  columns={listModeColumns()}
                />
                <DayChart figures={figures} busy={query.isPlaceholderData} />
                <NamedVisitsDialog
                  which={which}
                  query={named}
                  pathTo={isDeskRole(staffRole) ? ({ patientId }) => hospitalPatientPath(patientId) : null}
                  onClose={() => setWhich(null)}
                />
              </>
            ) : (
              <EmptyState
                icon="calendar"
                title={m.hospital_figures_none()}
                text={m.hospital_figures_none_text()}
              />
            )
          }
        </Loaded>
      )}
    </HospitalScreen>
  );
}
