import { type KeyAction, keyTable } from './key-table.ts';
import { useSingleKeysEnabled } from './single-keys-setting.ts';

const arrows: Readonly<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓' };

/** Splits a key of the table into the caps to show: `g t` are two. */
export function toKeyCaps(key: string): readonly string[] {
  return key.split(/[ +]/).map((cap) => arrows[cap] ?? (cap.length === 1 ? cap.toUpperCase() : cap));
}

/** The value for `aria-keyshortcuts`, which does not support sequences. */
function spokenKey(key: string): string | undefined {
  if (key.includes(' ')) return undefined;
  return key.replace('Ctrl', 'Control').replace(/[a-z]$/, (letter) => letter.toUpperCase());
}

/**
 * The tooltip of a button that also has a key, "Done (D)", and the key for screen readers; without the key
 * while keys are switched off. Spread it on the button.
 */
export function useKeyTip(action: KeyAction, label: string = keyTable[action].name()) {
  const on = useSingleKeysEnabled();
  const [key] = keyTable[action].keys;
  if (!on) return { title: label };
  return { title: `${label} (${toKeyCaps(key).join(' ')})`, 'aria-keyshortcuts': spokenKey(key) };
}
