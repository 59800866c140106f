import { logKinds } from '#domain/hospital/activity-log.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { useDownload } from '#web/api/use-download.ts';
import styles from '#web/hospital/activity-log/activity-log.module.css';
import { parseLogFilter } from '#web/hospital/activity-log/log-filter.ts';
import { LogFilters } from '#web/hospital/activity-log/log-filters.tsx';
import { LoggedDays } from '#web/hospital/activity-log/logged-days.tsx';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { toLogQuery, useActivityLog } from '#web/hospital/queries.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { clinicToday } from '#web/ui/format/clinic-time.ts';
import { Tabs } from '#web/ui/tabs.tsx';
import { HospitalScreen } from './hospital-screen.tsx';

export function ActivityLogScreen() {
  const call = useCall();
  const address = useFrontDeskParams();
  const filter = parseLogFilter(address.get);
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    useActivityLog(filter);
  const file = useDownload(
    () => call('GET /hospital/activity-log.csv', { query: toLogQuery(filter) }),
    () => `log-${clinicToday()}.csv`,
    m.hospital_log_file_failed,
  );
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const shown = (
    <div className={`stack-4 column ${styles.shown}`}>
      <LogFilters
        key={filter.patientId}
        filter={filter}
        actors={data?.pages[0]?.actors ?? []}
        onChange={address.set}
      />
      {isPending && <CardSkeletons />}
      {data && lines.length === 0 && <EmptyState icon="list" title={m.hospital_log_none()} />}
      {lines.length > 0 && <LoggedDays lines={lines} />}
      {hasNextPage && (
        <Button
          className={styles.more}
          look="quiet"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {m.hospital_log_more()}
        </Button>
      )}
      <p className="muted small">
        {m.hospital_log_lead()} {filter.kind === 'views' && m.hospital_log_views_text()}
      </p>
      {error && (
        <LoadFailureMessage
          title={m.hospital_log_failed()}
          error={error}
          busy={isFetching}
          onRetry={() => void (data ? fetchNextPage() : refetch())}
        />
      )}
    </div>
  );
  return (
    <HospitalScreen
      title={m.hospital_log()}
      action={
        <Button look="quiet" busy={file.isPending} onClick={() => void file.run()}>
          {m.hospital_log_file()}
        </Button>
      }
    >
      <Tabs
        label={m.hospital_log()}
        chosen={filter.kind}
        onChoose={(kind) => address.set({ kind: kind === 'views' ? kind : '', event: '' })}
        tabs={logKinds.map((key) => ({
          key,
          name: key === 'views' ? m.hospital_log_views() : m.hospital_log_actions(),
          // All tabs show one log, each with its own filter.
          panel: key === filter.kind && shown,
        }))}
      />
    </HospitalScreen>
  );
}
