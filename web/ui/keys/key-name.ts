/** Punctuation keys, for keyboards without Latin letters; without and with Shift. */
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
 * Names a key press as in the table of keys, such as `n`, `?`, `Ctrl+k`; empty for others. Keyboards without
 * Latin letters (Hindi, Tamil) go by the position of the key.
 */
export function toKeyName({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): string {
  if (altKey) return '';
  const latin = /^[ -~]+$/.test(key) && key !== 'Process' && key !== 'Unidentified';
  const letter = /^[a-z]$/i.test(key);
  let sign = latin ? key : onLatinKeyboard(code, shiftKey);
  if (letter) sign = shiftKey ? '' : key.toLowerCase(); // Caps Lock writes capitals without Shift
  return sign && (ctrlKey || metaKey) ? `Ctrl+${sign}` : sign;
}
