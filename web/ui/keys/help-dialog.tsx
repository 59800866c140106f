import { m } from '#messages/messages.js';
import { Dialog } from '../dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import styles from './keys.module.css';
import { switched, useSwitchedOn } from './switched.ts';
import { type KeyPlace, keyEntries } from './table.ts';
import { handlerOf } from './use-keys.ts';

const names: Readonly<Record<KeyPlace, () => string>> = {
  today: () => m.keys_place_today(),
  requests: () => m.keys_place_requests(),
  list: () => m.keys_place_list(),
  desk: () => m.keys_place_desk(),
  everywhere: () => m.keys_place_everywhere(),
};

interface HelpDialogProps {
  /** What is listed of an area, in this order. */
  readonly places: readonly KeyPlace[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the table by the place where they work, and the switch that turns single keys off. */
export function HelpDialog({ places, open, onClose }: HelpDialogProps) {
  const on = useSwitchedOn();
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_title()} wide>
      <div className={styles.content}>
        <div className={styles.places}>
          {places.map((place) => (
            <table key={place} className={styles.list}>
              <caption>{names[place]()}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{m.keys_does()}</th>
                  <th scope="col">{m.keys_key()}</th>
                </tr>
              </thead>
              <tbody>
                {keyEntries.map(
                  ([action, entry]) =>
                    entry.place === place &&
                    (place !== 'everywhere' || handlerOf(action, entry.keys[0] ?? '')) && (
                      <tr key={action}>
                        <th scope="row">{entry.name()}</th>
                        <td>
                          <KeyCaps keys={entry.keys} />
                        </td>
                      </tr>
                    ),
                )}
              </tbody>
            </table>
          ))}
        </div>
        <label className={styles.switch}>
          <input type="checkbox" checked={on} onChange={({ target }) => switched.become(target.checked)} />
          {m.keys_on()}
        </label>
      </div>
    </Dialog>
  );
}
