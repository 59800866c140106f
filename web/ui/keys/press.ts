/** What the keys of the row say on a Latin keyboard where their code does not say it; without and with Shift. */
const punctuationKeys: Readonly<Record<string, readonly [string, string]>> = {
  Slash: ['/', '?'],
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
};

function onLatinKeyboard(code: string, shift: boolean): string {
  const [, sign = ''] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  if (sign) return shift ? '' : sign.toLowerCase();
  return punctuationKeys[code]?.[shift ? 1 : 0] ?? '';
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * A press in the words of the table of keys, such as `n`, `?`, `Ctrl+k`; empty for none of them. A keyboard
 * that writes no Latin letters (Hindi, Tamil) counts by the place of the key.
 */
export function toKeyName({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): string {
  if (altKey) return '';
  const latin = /^[ -~]+$/.test(key) && key !== 'Process' && key !== 'Unidentified';
  const letter = /^[a-z]$/i.test(key);
  let sign = latin ? key : onLatinKeyboard(code, shiftKey);
  if (letter) sign = shiftKey ? '' : key.toLowerCase(); // Caps Lock writes capitals without Shift
  return sign && (ctrlKey || metaKey) ? `Ctrl+${sign}` : sign;
}
