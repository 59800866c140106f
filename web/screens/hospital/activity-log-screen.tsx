import { logKinds } from '#domain/hospital/activity-log.ts';
import { m } from '#messages/messages.js';
import { LogFilters } from '#web/hospital/activity-log/log-filters.tsx';
import { LogTable } from '#web/hospital/activity-log/log-table.tsx';
import {
  parseLogFilter,
  useActivityLog,
  useLogDownload,
} from '#web/hospital/activity-log/use-activity-log.ts';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import styles from './activity-log-screen.module.css';

export function ActivityLogScreen() {
  const address = useFrontDeskParams();
  const filter = parseLogFilter(address.get);
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    useActivityLog(filter);
  const file = useLogDownload();
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const shown = (
    <div className={`stack-4 column ${styles.shown}`}>
      {filter.kind === 'views' && <p>{m.hospital_log_views_text()}</p>}
      <LogFilters
        key={filter.patientId}
        filter={filter}
        actors={data?.pages[0]?.actors ?? []}
        onChange={address.set}
      />
      {isPending && <CardSkeletons />}
      {data && lines.length === 0 && <EmptyState icon="book" title={m.hospital_log_none()} />}
      {lines.length > 0 && <LogTable lines={lines} />}
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
    <div className={`stack-4 column ${styles.screen}`}>
      <title>{`${m.hospital_log_title()} | ${m.shell_brand()}`}</title>
      <header className={`row middle spread ${styles.head}`}>
        <div>
          <h1>{m.hospital_log_title()}</h1>
          <p>{m.hospital_log_lead()}</p>
        </div>
        <Button look="quiet" busy={file.isPending} onClick={() => void file.run(filter)}>
          {m.hospital_log_file()}
        </Button>
      </header>
      <Tabs
        label={m.hospital_log_title()}
        chosen={filter.kind}
        onChoose={(kind) => address.set({ kind: kind === 'views' ? kind : '', event: '' })}
        tabs={logKinds.map((key) => ({
          key,
          name: key === 'views' ? m.hospital_log_views() : m.hospital_log_actions(),
          // All tabs show one log, each with its own filter.
          panel: key === filter.kind && shown,
        }))}
      />
    </div>
  );
}
