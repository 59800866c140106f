import { m } from '#messages/messages.js';
import { LeaveForm } from '#web/appointments/leave/leave-form.tsx';
import { LeaveList } from '#web/appointments/leave/leave-list.tsx';
import { useLeaves } from '#web/appointments/queries.ts';
import { channelLabels } from '#web/messaging/message-labels.ts';
import { CardSkeletons, LoadFailureMessage } from '#web/platform/loading/loading-states.tsx';
import styles from './leave-screen.module.css';

export function LeaveScreen() {
  const { data, isPending, error, refetch, isRefetching } = useLeaves();
  return (
    <div className={styles.screen}>
      <title>{`${m.leaves_title()} | ${m.shell_brand()}`}</title>
      <div className={styles.intro}>
        <h1>{m.leaves_title()}</h1>
        <p>{m.leaves_intro()}</p>
      </div>
      <LeaveForm />
      {isPending && <CardSkeletons />}
      {!isPending && !data && (
        <LoadFailureMessage error={error} busy={isRefetching} onRetry={() => void refetch()} />
      )}
      {data && <LeaveList leaves={data.leaves} channelWord={(channel) => channelLabels[channel]()} />}
    </div>
  );
}
