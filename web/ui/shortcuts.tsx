import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { makeListeners } from './listeners.ts';
import styles from './shortcuts.module.css';

/** What a key does. */
export interface Shortcut {
  /** Its name in the list; keys with the same name share a row. */
  readonly name: string;
  readonly run: () => void;
  /** When it applies; otherwise the key keeps its usual meaning, such as scrolling. */
  readonly when?: () => boolean;
}

/** By `KeyboardEvent.key`, such as `j`, `ArrowDown`, `1`. */
export type ShortcutMap = Readonly<Record<string, Shortcut>>;

const helpKey = '?';
const storageKey = 'shortcuts';
const maps = new Set<RefObject<ShortcutMap>>();

/** Keys in fields and dialogs are not shortcuts. */
function isBusyElsewhere(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(typing) || document.querySelector('dialog[open]') !== null;
}

function onKeyDown(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return;
  if (!on.current() || isBusyElsewhere(event.target)) return;
  for (const { current } of [...maps].reverse()) {
    const shortcut = current[key];
    if (!shortcut || shortcut.when?.() === false) continue;
    event.preventDefault();
    shortcut.run();
    return;
  }
}

/**
 * Registers single-key shortcuts while the component is mounted, and lists them behind `?`
 * (docs/product.md#keys). They do not work while somebody types or a dialog is open. The last registered map
 * wins. A screen that uses this shows one `ShortcutsHint`.
 */
export function useShortcuts(map: ShortcutMap): void {
  const latest = useRef(map);
  useEffect(() => {
    latest.current = map;
  });
  useEffect(() => {
    if (maps.size === 0) document.addEventListener('keydown', onKeyDown);
    maps.add(latest);
    return () => {
      maps.delete(latest);
      if (maps.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}

/**
 * Whether shortcuts are on: people who use speech input must be able to switch them off (WCAG 2.1.4). Stored
 * on this device.
 */
const { subscribe, tell } = makeListeners();
const on = {
  current: () => window.localStorage.getItem(storageKey) !== 'off',
  become(wanted: boolean) {
    if (wanted) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, 'off');
    tell();
  },
  subscribe,
};

/** "? for shortcuts" and the list that it opens. Once per screen. */
export function ShortcutsHint() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useShortcuts({ [helpKey]: { name: m.requests_shortcuts_list(), run: show } });
  return (
    <>
      <Button look="plain" className={styles.hint ?? ''} aria-haspopup="dialog" onClick={show}>
        <kbd className={styles.key}>{helpKey}</kbd> {m.requests_shortcuts_hint()}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.requests_shortcuts()}>
        <ShortcutsList />
      </Dialog>
    </>
  );
}

const arrows: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/** The names of all registered shortcuts with their keys. */
function registered(): ReadonlyMap<string, readonly string[]> {
  const keysByName = new Map<string, string[]>();
  for (const { current } of maps) {
    for (const [key, { name }] of Object.entries(current)) {
      keysByName.set(name, [...(keysByName.get(name) ?? []), arrows[key] ?? key]);
    }
  }
  return keysByName;
}

function ShortcutsList() {
  const isOn = useSyncExternalStore(on.subscribe, on.current, () => true);
  return (
    <div className={styles.content}>
      <table className={styles.list}>
        <thead className="visually-hidden">
          <tr>
            <th>{m.requests_shortcuts_does()}</th>
            <th>{m.requests_shortcuts_key()}</th>
          </tr>
        </thead>
        <tbody>
          {[...registered()].map(([name, keys]) => (
            <tr key={name}>
              <td>{name}</td>
              <td className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className={styles.switch}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => on.become(target.checked)} />
        {m.requests_shortcuts_on()}
      </label>
    </div>
  );
}
