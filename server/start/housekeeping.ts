import { setTimeout as wait } from 'node:timers/promises';
import { notifyOperators } from '#server/accounts/operators/notify-operators.ts';
import { deleteExpiredCodes } from '#server/accounts/passwords/delete-expired-codes.ts';
import { deleteExpiredSessions } from '#server/accounts/sessions/delete-expired-sessions.ts';
import { endIdleSessions } from '#server/accounts/sessions/idle.ts';
import { lapseAppointments } from '#server/appointments/closing/lapse-appointments.ts';
import { remindUnanswered } from '#server/appointments/leave/remind-unanswered.ts';
import { sendLeaveNotices } from '#server/appointments/leave/send-leave-notices.ts';
import { deleteExpiredCheckViews } from '#server/clinical/prescription-checks/delete-expired-check-views.ts';
import { notifyWaitingOwners } from '#server/hospital/emergency-access/notify-owners.ts';
import { deleteExpiredMessages } from '#server/messaging/log/delete-expired-messages.ts';
import { deleteExpiredDemoMessages } from '#server/messaging/mailbox/delete-expired-demo-messages.ts';
import { announceDigests } from '#server/messaging/notices/announce-digests.ts';
import { announceReminders } from '#server/messaging/notices/announce-reminders.ts';
import { deleteExpiredAnnouncements } from '#server/messaging/notices/delete-expired-announcements.ts';
import { deleteExpiredLinks } from '#server/messaging/visit-links/delete-expired-links.ts';
import { expireGuardianships } from '#server/patients/family/expire-guardianships.ts';
import { deleteExpiredRequests } from '#server/patients/guardianship-requests/delete-expired-requests.ts';
import { deleteExpiredEntries } from '#server/platform/audit/delete-expired-entries.ts';
import { deleteExpiredReports } from '#server/platform/delivery-reports/delete-expired-reports.ts';
import type { Deps } from '#server/platform/deps.ts';
import { deleteExpiredCounts } from '#server/platform/limits/delete-expired-counts.ts';
import { runAsWork } from '#server/platform/log/current-work.ts';
import { log } from '#server/platform/log/log.ts';
import { deleteExpiredUndelivered } from '#server/platform/outbox/delete-expired-undelivered.ts';
import { deleteExpiredHolds } from '#server/scheduling/reservations/delete-expired-holds.ts';
import { publishAllSchedules } from '#server/scheduling/schedules/publish-all-schedules.ts';
import { deleteExpiredSignals } from '#server/video/live/delete-expired-signals.ts';

const minuteMilliseconds = 60_000;
/** Open screens show an expired reservation as taken for up to this time. */
const expiryMilliseconds = 5000;
const leaveMilliseconds = 2000;

/** At a stop, the time running jobs have to finish. */
const stopTimeoutMilliseconds = 1000;

/** Runs jobs, each immediately and then at its interval. A failed run is made up for by the next. */
function createScheduler() {
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  return {
    repeat(name: string, every: number, work: () => Promise<unknown>): void {
      const round = () => {
        const running = runAsWork({ job: name }, work)
          .then(
            () => {},
            (error: unknown) => {
              // A job interrupted by the end of the database is repeated by the next process.
              if (!isStopping) log.error({ err: error }, 'scheduled job failed');
            },
          )
          .finally(() => underWay.delete(running));
        underWay.add(running);
      };
      round();
      timers.push(setInterval(round, every).unref());
    },

    async stop(): Promise<void> {
      for (const timer of timers) clearInterval(timer);
      isStopping = true;
      const cut = new AbortController();
      const patience = wait(stopTimeoutMilliseconds, undefined, { signal: cut.signal, ref: false }).catch(
        () => {},
      );
      await Promise.race([Promise.all(underWay), patience]);
      cut.abort();
    },
  };
}

/**
 * Scheduled jobs find due work in the database, so any number of processes may run them. Work that people
 * wait for runs every minute, expired reservations are deleted within seconds, old data every hour. `stop`
 * starts no further run and waits a moment for running ones.
 */
export function startHousekeeping(deps: Deps): { stop(): Promise<void> } {
  const { repeat, stop } = createScheduler();
  repeat('Closing past appointments', minuteMilliseconds, () => lapseAppointments(deps));
  repeat('Notifying patients of leave', leaveMilliseconds, () => sendLeaveNotices(deps));
  repeat('Reminding patients of leave offers', minuteMilliseconds, () => remindUnanswered(deps));
  repeat('Deleting expired reservations', expiryMilliseconds, () => deleteExpiredHolds(deps));
  repeat('Announcing reminders', minuteMilliseconds, () => announceReminders(deps));
  repeat('Announcing digests', minuteMilliseconds, () => announceDigests(deps));
  repeat('Notifying owners of emergency access', minuteMilliseconds, () => notifyWaitingOwners(deps));
  repeat('Notifying operators', minuteMilliseconds, () => notifyOperators(deps));
  repeat('Publishing schedules', minuteMilliseconds, () => publishAllSchedules(deps));
  repeat('Ending idle sessions', minuteMilliseconds, () => endIdleSessions(deps));
  repeat('Ending guardianships at 18', minuteMilliseconds, () => expireGuardianships(deps));
  repeat('Deleting old signals', minuteMilliseconds, () => deleteExpiredSignals(deps));
  repeat('Deleting old rows', 60 * minuteMilliseconds, () =>
    Promise.all([
      deleteExpiredSessions(deps),
      deleteExpiredCodes(deps),
      deleteExpiredAnnouncements(deps),
      deleteExpiredUndelivered(deps),
      deleteExpiredMessages(deps),
      deleteExpiredLinks(deps),
      deleteExpiredDemoMessages(deps),
      deleteExpiredReports(deps),
      deleteExpiredEntries(deps),
      deleteExpiredCounts(deps),
      deleteExpiredCheckViews(deps),
      deleteExpiredRequests(deps),
    ]),
  );
  return { stop };
}
