import { m } from '#messages/messages.js';
import { Dialog } from '../dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import styles from './keys.module.css';
import { switched, useSwitchedOn } from './switched.ts';
import { type KeyPlace, keyEntries } from './table.ts';

const places: readonly (readonly [KeyPlace, () => string])[] = [
  ['today', () => m.keys_place_today()],
  ['requests', () => m.keys_place_requests()],
  ['list', () => m.keys_place_list()],
  ['everywhere', () => m.keys_place_everywhere()],
];

interface HelpDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** All keys of the table by the place where they work, and the switch that turns single keys off. */
export function HelpDialog({ open, onClose }: HelpDialogProps) {
  const on = useSwitchedOn();
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_title()} wide>
      <div className={styles.content}>
        <div className={styles.places}>
          {places.map(([place, name]) => (
            <table key={place} className={styles.list}>
              <caption>{name()}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">{m.keys_does()}</th>
                  <th scope="col">{m.keys_key()}</th>
                </tr>
              </thead>
              <tbody>
                {keyEntries.map(
                  ([action, entry]) =>
                    entry.place === place && (
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
