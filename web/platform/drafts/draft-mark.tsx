import { m } from '#messages/messages.js';
import { formatClinicMoment } from '#web/ui/format/format-clinic-time.ts';
import styles from './draft-line.module.css';
import { useDraftTime } from './use-draft.ts';

/** "Draft of 10:41" beside an item that has a draft. `name` as in `useDraft`. */
export function DraftMark({ name }: { readonly name: string }) {
  const at = useDraftTime(name);
  return at === null ? null : (
    <span className={`block accent strong ${styles.mark}`}>
      {m.drafts_of({ time: formatClinicMoment(at) })}
    </span>
  );
}
