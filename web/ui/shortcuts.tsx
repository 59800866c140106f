import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { m } from '#messages/messages.js';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './shortcuts.module.css';

/** What a key does. */
export interface Shortcut {
  /** In the list of shortcuts; keys with the same name stand in one line of it. */
  readonly name: string;
  readonly run: () => void;
  /** Where it does not apply, the key keeps its usual meaning: arrows go on scrolling the page. */
  readonly when?: () => boolean;
}

/** By key as `KeyboardEvent.key` names it, such as `j`, `ArrowDown`, `1`. */
export type ShortcutMap = Readonly<Record<string, Shortcut>>;

const helpKey = '?';
const storageKey = 'shortcuts';
const maps = new Set<RefObject<ShortcutMap>>();

/** Typing and choosing in a field, and everything in a dialog, goes before shortcuts. */
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
 * Makes single keys work while the component is shown, never while somebody types or a dialog is open, and
 * puts them into the list that `?` opens (docs/product.md#keys). The map registered last goes first. A screen
 * that uses this shows one `ShortcutsHint`.
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

/** Single keys must be possible to switch off, for those who dictate (WCAG 2.1.4). Kept on this device. */
const listeners = new Set<() => void>();
const on = {
  current: () => window.localStorage.getItem(storageKey) !== 'off',
  become(wanted: boolean) {
    if (wanted) window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, 'off');
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * "? for shortcuts", on screens that have a keyboard beside them, and the list that it opens. Once per
 * screen.
 */
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

/** The names of everything that is registered at the moment, each with its keys. */
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
