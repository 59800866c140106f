import { m } from '#messages/messages.js';
import { Dialog } from '../dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import { type KeyArea, type KeyPlace, keyEntries } from './key-table.ts';
import styles from './keys.module.css';
import { singleKeys, useSingleKeysEnabled } from './single-keys-setting.ts';

/** The lists of an area: their headings, and the places whose keys they contain. */
const lists: Readonly<Record<KeyArea, readonly (readonly [() => string, readonly KeyPlace[]])[]>> = {
  doctor: [
    [() => m.keys_place_today(), ['today']],
    [() => m.keys_place_requests(), ['requests']],
    [() => m.keys_place_list(), ['list']],
    [() => m.keys_place_everywhere(), ['doctor', 'everywhere']],
  ],
  desk: [[() => m.keys_place_desk(), ['desk', 'everywhere']]],
};

interface KeysHelpDialogProps {
  readonly area: KeyArea;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function KeysHelpDialog({ area, open, onClose }: KeysHelpDialogProps) {
  const on = useSingleKeysEnabled();
  return (
    <Dialog open={open} onClose={onClose} title={m.keys_title()} wide>
      <div className="stack-3">
        <div className={styles.places}>
          {lists[area].map(([name, places]) => (
            <table key={name()} className={styles.list}>
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
                    places.includes(entry.place) && (
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
        <label className={`line-2 middle target ${styles.switch}`}>
          <input type="checkbox" checked={on} onChange={({ target }) => singleKeys.become(target.checked)} />
          {m.keys_on()}
        </label>
      </div>
    </Dialog>
  );
}
