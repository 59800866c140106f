/** Row and column of each digit on a phone keypad. */
const keypad = ['123', '456', '789', ' 0 '];
const keypadPositions = new Map(
  keypad.flatMap((row, down) => Array.from(row, (digit, across) => [digit, { down, across }] as const)),
);

/** The most used PINs of published lists (DataGenetics 2012, ABC News 2025) that no rule below finds. */
const commonestPins = new Set(
  [
    '1342 1004 1324 1423 1243 2134 2413 3142 4231 2469 8642 7531 1313 5683 0070 0420 4200 6969 5150 1407',
    '1235 1236 1230 1233 1123 1221 1110 0101 0110 2345 0246 1478 9876 4562 9731 1793 4417 3825 0786 7860',
    '7861 5254 2486 8426 1245 1256 0815 1812 2512 3112 0108 1508 2601 0210 0911 7890 0147 1590 3570 1593',
    '0951 0753 9510 7530 2684',
  ].flatMap((line) => line.split(' ')),
);

/** 1111, 1234, 4321, 2468, 7890. */
const isRun = (digits: readonly number[]) => {
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const overTheEnd = steps.map((step) => (step + 10) % 10);
  return steps.every((step) => step === steps[0]) || overTheEnd.every((step) => step === 1 || step === 9);
};

/** At most two different digits: 1212, 1122, 1221, 1112. */
const hasTwoDigits = (pin: string) => new Set(pin).size <= 2;

const isYear = (pin: string) => pin >= '1900' && pin <= '2029';

/** Each key is next to, above or below the one before: 2580, 0852, 1478, 1254. */
const isPathOnKeypad = (pin: string) => {
  const places = Array.from(pin).flatMap((digit) => keypadPositions.get(digit) ?? []);
  return places.slice(1).every(({ down, across }, index) => {
    const before = places[index];
    return before !== undefined && Math.abs(down - before.down) + Math.abs(across - before.across) === 1;
  });
};

/** The corners of the keypad, or an outer column with the 0 below, in any order: 1397, 1470, 3690. */
const isFigureOnKeypad = (pin: string) => ['1379', '0147', '0369'].includes([...pin].sort().join(''));

/** True for PINs that an attacker would try among the first. */
export function isGuessablePin(pin: string): boolean {
  const rules = [hasTwoDigits, isYear, isPathOnKeypad, isFigureOnKeypad];
  return commonestPins.has(pin) || isRun([...pin].map(Number)) || rules.some((rule) => rule(pin));
}
