import { type RefObject, useEffect, useRef } from 'react';
import { toKeyName } from './key-name.ts';
import { type KeyAction, keyEntries } from './key-table.ts';
import { singleKeys } from './single-keys-setting.ts';

export interface KeyHandler {
  readonly run: () => void;
  /** True if it applies now; otherwise the browser handles the key, such as for scrolling. */
  readonly when?: (key: string) => boolean;
  /** Shown in the palette beside the name, such as the patient whose visit "Done" would end. */
  readonly about?: () => string;
}

export type KeyHandlers = { readonly [Action in KeyAction]?: KeyHandler };

const registered = new Set<RefObject<KeyHandlers>>();

/** Finds the handler that applies now; the last registered one wins. */
export function findHandler(action: KeyAction, key: string): KeyHandler | undefined {
  for (const { current } of [...registered].reverse()) {
    const handler = current[action];
    if (handler && handler.when?.(key) !== false) return handler;
  }
  return undefined;
}

/** The second key of a sequence must follow within this time. */
const pairMilliseconds = 1500;
let first: { readonly press: string; readonly at: number } | null = null;

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** False for single keys in fields or while they are switched off, and for all keys in dialogs. */
function isShortcut(event: KeyboardEvent, press: string): boolean {
  if (event.repeat || event.isComposing || event.defaultPrevented) return false;
  if (document.querySelector('dialog[open]') !== null) return false;
  return press.startsWith('Ctrl+') || (singleKeys.on() && !isTyping(event.target));
}

/** Finds the action of a press, alone or after the previous one. */
function findPressedAction(press: string): KeyHandler | undefined {
  for (const [action, { keys }] of keyEntries) {
    const handler = keys.includes(press) && findHandler(action, press);
    if (handler) return handler;
  }
  return undefined;
}

function onKeyDown(event: KeyboardEvent) {
  const press = toKeyName(event);
  if (!press || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
  const before = first && event.timeStamp - first.at < pairMilliseconds ? `${first.press} ` : '';
  first = null;
  if (!isShortcut(event, press)) return;
  const handler = findPressedAction(before + press);
  const begins =
    !before &&
    keyEntries.some(([action, { keys }]) =>
      keys.some((key) => key.startsWith(`${press} `) && findHandler(action, key)),
    );
  if (!handler && begins) first = { press, at: event.timeStamp };
  if (!handler && !begins) return;
  event.preventDefault();
  handler?.run();
}

/**
 * Registers handlers for keys of the table while the component is mounted. They do not work in fields and
 * dialogs, nor while switched off. The last registered handler wins.
 */
export function useKeys(handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (registered.size === 0) document.addEventListener('keydown', onKeyDown);
    registered.add(latest);
    return () => {
      registered.delete(latest);
      if (registered.size === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
}
