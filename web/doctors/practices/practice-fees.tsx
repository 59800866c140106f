import type { Practice } from '#contract/doctors/practices.ts';
import { m } from '#messages/messages.js';
import { formatRupees } from '#web/ui/format/rupees.ts';
import styles from './doctor-practices.module.css';

/** Shows only fees for kinds of visits that exist. */
export function PracticeFees({
  practice: { fees, modes },
}: {
  readonly practice: Pick<Practice, 'fees' | 'modes'>;
}) {
  const { followUp } = fees;
  return (
    <dl className={`row above-1 ${styles.fees}`}>
      {modes.includes('Offline') && <Fee term={m.booked_panel_clinic()} rupees={fees.clinic} />}
      {modes.includes('Online') && <Fee term={m.booked_panel_video()} rupees={fees.video} />}
      {followUp && <Fee term={m.practices_follow_up({ count: followUp.days })} rupees={followUp.fee} />}
    </dl>
  );
}

function Fee({ term, rupees }: { readonly term: string; readonly rupees: number }) {
  return (
    <div className={styles.fee}>
      <dt>{term}</dt>
      <dd>{formatRupees(rupees)}</dd>
    </div>
  );
}
