import { logKinds } from '#domain/hospital/hospital-log.ts';
import { m } from '#messages/messages.js';
import { LogFilters } from '#web/hospital/activity-log/log-filters.tsx';
import { LogTable } from '#web/hospital/activity-log/log-table.tsx';
import {
  parseLogFilter,
  useHospitalLog,
  useLogDownload,
} from '#web/hospital/activity-log/use-hospital-log.ts';
import { useFrontDeskParams } from '#web/hospital/front-desk/use-front-desk-params.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CardSkeletons, LoadFailureMessage } from '../area/loading-states.tsx';
import styles from './log-screen.module.css';

export function HospitalLogScreen() {
  const address = useFrontDeskParams();
  const filter = parseLogFilter(address.get);
  const { data, error, isPending, isFetching, hasNextPage, isFetchingNextPage, refetch, fetchNextPage } =
    useHospitalLog(filter);
  const file = useLogDownload();
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const shown = (
    <div className={styles.shown}>
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
    <div className={styles.screen}>
      <title>{`${m.hospital_log_title()} | ${m.shell_brand()}`}</title>
      <header className={styles.head}>
        <div>
          <h1>{m.hospital_log_title()}</h1>
          <p>{m.hospital_log_lead()}</p>
        </div>
        <Button look="quiet" busy={file.isPending} onClick={() => file.mutate(filter)}>
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
