import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { formatClinicMoment } from '#web/ui/format/format-clinic-time.ts';
import styles from './draft-line.module.css';
import type { DraftState } from './use-draft.ts';

export function DraftLine({ state }: { readonly state: DraftState }) {
  const { from, elsewhere, unkept, discarded } = state;
  return (
    <div className={`stack-1 ${styles.lines}`} role="status">
      {elsewhere !== null && (
        <div className={`row middle spread muted ${styles.line} ${styles.notice}`}>
          <span>
            {elsewhere === 'gone'
              ? m.drafts_gone()
              : m.drafts_elsewhere({ time: formatClinicMoment(elsewhere) })}
          </span>
          <span className="row">
            {elsewhere !== 'gone' && (
              <Button look="plain" onClick={state.takeOther}>
                {m.drafts_take_other()}
              </Button>
            )}
            <Button look="plain" onClick={state.stayHere}>
              {m.drafts_keep_this()}
            </Button>
          </span>
        </div>
      )}
      {unkept && (
        <p className={`row middle spread muted ${styles.line} ${styles.notice}`}>{m.drafts_unkept()}</p>
      )}
      {from !== null && !discarded && (
        <div className={`row middle spread muted ${styles.line}`}>
          <span>{m.drafts_of({ time: formatClinicMoment(from) })}</span>
          <Button look="plain" onClick={state.discard}>
            {m.drafts_discard()}
          </Button>
        </div>
      )}
      {discarded && (
        <div className={`row middle spread muted ${styles.line}`}>
          <span>{m.drafts_discarded()}</span>
          <Button look="plain" onClick={state.undo}>
            {m.drafts_undo()}
          </Button>
        </div>
      )}
    </div>
  );
}
