import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { toMinutesOfDay } from '#domain/platform/calendar-days.ts';
import { isOnGrid, slotIntervals, toMinutes } from '#domain/scheduling/slot-grid.ts';
import { m } from '#messages/messages.js';
import type { Output } from '#web/api/client.ts';
import { useCall } from '#web/api/context.tsx';
import { useCommand } from '#web/api/use-command.ts';
import { currentTime } from '#web/ui/browser/clock.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/fields/segmented.tsx';
import { clinicTimeZone } from '#web/ui/format/clinic-time.ts';
import { formatLongDay } from '#web/ui/format/format-day.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toasts/toasts.tsx';
import { schedulingKeys, useBooked } from '../../queries.ts';
import { SchedulerCopy } from './copy-day.tsx';
import { SchedulerDayOff } from './day-off.tsx';
import {
  buildChips,
  type DayPlan,
  isSamePlan,
  listSlotsToSend,
  type OccupiedTime,
  type Published,
  toPublishedPlan,
  withSlots,
} from './day-plan.ts';
import { SchedulerSave } from './save-slots.tsx';
import { SchedulerChips } from './scheduler-chips.tsx';
import styles from './scheduler-day.module.css';
import type { useDrafts } from './use-drafts.ts';

interface SchedulerDayProps {
  readonly doctorId: string;
  readonly date: string;
  readonly today: string;
  readonly published: Published;
  readonly drafts: ReturnType<typeof useDrafts>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Needed for times beside the grid; null until known. */
  readonly mainPracticeId: string | null;
  /** The practice's usual slot length in minutes; null until known. */
  readonly usual: number | null;
}

export function SchedulerDay({
  doctorId,
  date,
  today,
  published,
  drafts,
  heading,
  mainPracticeId,
  usual,
}: SchedulerDayProps) {
  const bookedSlots = useBooked(doctorId, date);
  const call = useCall();
  const client = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const elsewhere = published.elsewhere[date] ?? [];
  const [long, setLong] = useState(false);
  // A visit at another practice is within that practice's own times.
  const occupiedTimes = (bookedSlots.data?.occupied ?? []).filter(
    (visit) => !elsewhere.some(({ from, to }) => from <= visit.from && visit.from < to),
  );
  // Only starts of appointments; a time that merely overlaps one is marked separately.
  const booked = occupiedTimes.map(({ from }) => from);
  const before = toPublishedPlan(published, date);
  const plan = drafts.drafts[date] ?? before;
  const changed = !isSamePlan(plan, before, booked);
  const nowMinutes = date === today ? toMinutesOfDay(currentTime(), clinicTimeZone()) : null;
  const chips = buildChips(plan, booked, nowMinutes, occupiedTimes, {
    elsewhere,
    long,
    before: before.slots,
  });
  const offersFree = before.slots.some((slot) => !booked.includes(slot));

  // "Take the day off" disappears with the slots; the focus moves to the day's heading.
  const offered = useRef(offersFree);
  useEffect(() => {
    const gone = offered.current && !offersFree;
    offered.current = offersFree;
    if (gone && document.activeElement === document.body) heading.current?.focus();
  }, [offersFree, heading]);

  const change = (next: DayPlan) => {
    setNote(null);
    // Without slots the interval is not saved, but it is still a choice.
    const asBefore = next.interval === before.interval && isSamePlan(next, before, booked);
    drafts.keep(date, asBefore ? null : next);
  };

  const findPractice = (slots: readonly string[]) =>
    published.practiceId ?? (isOnTheGrid(plan, slots) ? null : mainPracticeId);
  /** The screen shows the answer immediately; days of a named practice are fetched again. */
  const show = async (slots: string[], sent: readonly string[]) => {
    const queryKey = schedulingKeys.published(doctorId);
    void client.invalidateQueries({ queryKey: schedulingKeys.booked(doctorId) });
    if (findPractice(sent)) return client.invalidateQueries({ queryKey });
    // A request in progress may bring an older state.
    await client.cancelQueries({ queryKey });
    client.setQueryData<Output<'GET /doctors/:id/slots'>>(
      queryKey,
      (known) =>
        known && {
          availableSlots: { ...known.availableSlots, [date]: slots },
          intervals: { ...known.intervals, [date]: plan.interval },
        },
    );
  };
  const publish = useCommand(
    (slots: readonly string[]) => {
      const { interval } = plan;
      const practiceId = findPractice(slots);
      setNote(null);
      return call('POST /doctors/:id/slots', {
        params: { id: doctorId },
        body: { date, slots: [...slots], interval, ...(practiceId && { practiceId }) },
      });
    },
    {
      done: () => m.scheduler_saved(),
      otherwise: () => m.scheduler_failed(),
      async onDone({ retained, slots }, sent) {
        await show(slots, sent);
        drafts.settle(date, plan);
        if (retained.length > 0)
          setNote(m.scheduler_booked_stay({ count: retained.length, slots: retained.join(', ') }));
      },
    },
  );
  const save = () => {
    const slots = listSlotsToSend(plan, booked);
    if (slots.length === 0) toast.bad(m.scheduler_select_one());
    else void publish.run(slots);
  };

  return (
    <section className={`stack-3 shrinks padded-4 outlined ${styles.day}`} aria-labelledby="scheduler-day">
      <div className={`row-3 top spread ${styles.header}`}>
        <div>
          <h2 id="scheduler-day" ref={heading} tabIndex={-1}>
            {formatLongDay(date)}
          </h2>
          <p className="above-1 muted">
            {describePublished(before, published.availableSlots[date], booked, occupiedTimes)}
          </p>
        </div>
        {(before.slots.length > 0 || changed) && (
          <div className={`row-2 ${styles.actions}`}>
            <SchedulerCopy
              doctorId={doctorId}
              date={date}
              today={today}
              published={published}
              unsaved={changed}
              onCopied={setNote}
            />
            {(offersFree || booked.length > 0) && (
              <SchedulerDayOff
                doctorId={doctorId}
                practiceId={published.practiceId}
                date={date}
                busy={publish.isPending}
                onConfirm={() => publish.run([])}
              />
            )}
          </div>
        )}
      </div>
      <DayChoices plan={plan} chips={chips} before={before.interval} usual={usual} onChange={change} />
      {bookedSlots.isPending ? (
        <Skeleton height={320} />
      ) : (
        <SchedulerChips chips={chips} onChange={(slots, chosen) => change(withSlots(plan, slots, chosen))} />
      )}
      {mainPracticeId !== null && (
        <Button look="plain" aria-pressed={long} onClick={() => setLong(!long)}>
          {m.published_early_late()}
        </Button>
      )}
      {bookedSlots.isError && (
        <p className="orange" role="alert">
          {m.scheduler_booked_failed()}{' '}
          <Button look="plain" busy={bookedSlots.isFetching} onClick={() => void bookedSlots.refetch()}>
            {m.common_retry()}
          </Button>
        </p>
      )}
      {chips.some(({ locked }) => locked === 'begun') && <p className="muted small">{m.scheduler_begun()}</p>}
      <SchedulerSave
        count={chips.filter(({ selected }) => selected).length}
        booked={booked.length}
        changed={changed}
        note={note}
        busy={publish.isPending}
        onUndo={() => change(before)}
        onSave={save}
      />
    </section>
  );
}

/** The main practice accepts these without being named. */
const isOnTheGrid = ({ interval }: DayPlan, slots: readonly string[]) =>
  slotIntervals.some((known) => known === interval) &&
  slots.every((slot) => isOnGrid(toMinutes(slot) ?? 0, interval));

/** Describes what is published for the day. */
function describePublished(
  before: DayPlan,
  slots: readonly string[] | undefined,
  booked: readonly string[],
  occupiedTimes: readonly OccupiedTime[],
): string {
  if (!slots) return m.scheduler_now_none();
  if (slots.length === 0) return m.scheduler_now_off();
  const words = [
    m.scheduler_day_slots({
      count: buildChips(before, booked, null, occupiedTimes).filter(({ selected }) => selected).length,
    }),
    m.scheduler_minutes({ count: before.interval }),
    booked.length > 0 ? m.scheduler_day_booked({ count: booked.length }) : '',
  ];
  return words.filter(Boolean).join(' · ');
}

interface DayChoicesProps {
  readonly plan: DayPlan;
  readonly chips: ReturnType<typeof buildChips>;
  /** The lengths of the published slots and of the practice's usual ones, in minutes. */
  readonly before: number;
  readonly usual: number | null;
  readonly onChange: (plan: DayPlan) => void;
}

function DayChoices({ plan, chips, before, usual, onChange }: DayChoicesProps) {
  const lengths = [...new Set([...slotIntervals, plan.interval, before, ...(usual ? [usual] : [])])].sort(
    (one, other) => one - other,
  );
  const free = chips.filter(({ locked }) => locked === null).map(({ slot }) => slot);
  const locked = chips.filter((chip) => chip.selected && chip.locked !== null).map(({ slot }) => slot);
  return (
    <div className={`row-3 bottom spread ${styles.choices}`}>
      <Segmented
        legend={m.scheduler_interval()}
        options={lengths.map((count) => ({
          value: String(count),
          label: m.scheduler_minutes({ count }),
        }))}
        value={String(plan.interval)}
        onChange={(value) => onChange({ ...plan, interval: Number(value) })}
      />
      <div className={`row-2 ${styles.all}`}>
        <Button
          look="quiet"
          disabled={free.length === 0}
          onClick={() => onChange(withSlots(plan, free, true))}
        >
          {m.scheduler_select_all()}
        </Button>
        <Button
          look="quiet"
          disabled={free.length === 0}
          onClick={() => onChange({ ...plan, slots: locked })}
        >
          {m.scheduler_select_none()}
        </Button>
      </div>
    </div>
  );
}
