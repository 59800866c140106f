import { useState } from 'react';
import { isDeskRole } from '#domain/accounts/hospital-roles.ts';
import { moneyVisitLists } from '#domain/appointments/payments.ts';
import { m } from '#messages/messages.js';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { useHospitalReport, useNamedVisits } from '#web/hospital/queries.ts';
import { DayChart } from '#web/hospital/reports/day-chart.tsx';
import { DayClose } from '#web/hospital/reports/day-close.tsx';
import { listDoctorColumns, listModeColumns } from '#web/hospital/reports/figure-columns.ts';
import { FigureTable } from '#web/hospital/reports/figure-table.tsx';
import { FigureTiles } from '#web/hospital/reports/figure-tiles.tsx';
import styles from '#web/hospital/reports/figures.module.css';
import { NamedVisitsDialog } from '#web/hospital/reports/named-visits-dialog.tsx';
import { Outcomes } from '#web/hospital/reports/outcomes.tsx';
import { PeriodChoice } from '#web/hospital/reports/period-choice.tsx';
import { defaultPreset, findPeriodProblem, periodPresets, toPeriod } from '#web/hospital/reports/periods.ts';
import { useCsv } from '#web/hospital/reports/use-csv.ts';
import { type ShownVisits, type ShowVisits, VisitsButton } from '#web/hospital/reports/visits-button.tsx';
import { Loaded } from '#web/platform/loading/loading-states.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { formatDayRange } from '#web/ui/format/format-day.ts';
import { Menu } from '#web/ui/menu.tsx';
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
  const [shown, setShown] = useState<ShownVisits | null>(null);
  const named = useNamedVisits(period, shown);
  const isAtDesk = isDeskRole(staffRole);
  const onShow: ShowVisits = {
    may: (which) => isAtDesk || moneyVisitLists.some((one) => one === which),
    show: setShown,
  };
  const total = isAllowed ? query.data?.total : undefined;
  const mostVisits = Math.max(1, ...(query.data?.byDoctor.map(({ visits }) => visits) ?? []));
  const isCounted = total !== undefined && (total.visits > 0 || total.collected.total > 0);
  return (
    <HospitalScreen
      title={m.hospital_figures()}
      action={
        isCounted && (
          <div className="line-2 middle">
            <DayClose today={clinicToday()} />
            <Menu
              label={`${m.day_more()}: ${m.hospital_figures()}`}
              items={[
                { key: 'figures', name: m.hospital_figures_download(), onChoose: () => void file.run() },
                {
                  key: 'payments',
                  name: m.hospital_figures_payments(),
                  onChoose: () => void payments.run(),
                },
              ]}
            />
          </div>
        )
      }
    >
      <div className="row-3 bottom">
        <PeriodChoice
          chosen={isOwn ? 'own' : preset}
          period={period}
          onPreset={(next) =>
            set(next === 'own' ? { period: '', ...period } : { period: next, from: '', to: '' })
          }
          onDays={(days) => set({ period: '', ...days })}
        />
        {isCounted && query.data && (
          <p className="muted">
            {m.hospital_figures_compared({
              days: formatDayRange(query.data.from, query.data.to),
              before: formatDayRange(query.data.before.from, query.data.before.to),
            })}
          </p>
        )}
      </div>
      {isAllowed && (
        <Loaded query={query} failed={m.hospital_figures_failed()}>
          {(report) =>
            isCounted ? (
              <>
                <FigureTiles report={report} onShow={onShow} />
                <div className={`grid ${styles.pair}`}>
                  <Outcomes total={report.total} onShow={onShow} />
                  <DayChart figures={report} busy={query.isPlaceholderData} />
                </div>
                <FigureTable
                  title={m.hospital_figures_by_doctor()}
                  head={m.figures_doctor()}
                  lines={report.byDoctor
                    .toSorted((one, other) => other.visits - one.visits)
                    .map((line) => ({ key: line.doctorId, name: line.name, line }))}
                  columns={listDoctorColumns(report.total)}
                  total={{ key: 'total', name: m.hospital_figures_total(), line: report.total }}
                  shareOf={({ visits }) => visits / mostVisits}
                  linked={({ key: doctorId, name, line }, figure) =>
                    line.visits === 0 ? (
                      figure
                    ) : (
                      <VisitsButton
                        which="all"
                        doctor={{ doctorId, name }}
                        name={m.figures_visits()}
                        onShow={onShow}
                      >
                        {figure}
                      </VisitsButton>
                    )
                  }
                />
                <FigureTable
                  title={m.hospital_figures_by_mode()}
                  head={m.hospital_figures_mode()}
                  lines={[
                    { key: 'offline', name: m.prescriptions_offline(), line: report.total.byMode.offline },
                    { key: 'online', name: m.prescriptions_online(), line: report.total.byMode.online },
                  ]}
                  columns={listModeColumns()}
                />
                <p className="muted small">{m.hospital_figures_counted()}</p>
                <NamedVisitsDialog
                  which={shown?.which ?? null}
                  where="doctorName"
                  doctorName={shown?.doctor?.name}
                  query={named}
                  pathTo={isAtDesk ? ({ patientId }) => hospitalPatientPath(patientId) : null}
                  onClose={() => setShown(null)}
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
