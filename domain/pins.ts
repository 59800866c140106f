/** Whether a PIN of four digits is among the first that somebody would try (M-08). */
export function isGuessablePin(pin: string): boolean {
  const digits = [...pin].map(Number);
  const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
  const isRow = [0, 1, -1].some((step) => steps.every((one) => one === step));
  const isPairTwice = pin.slice(0, 2) === pin.slice(2);
  return isRow || isPairTwice || /^(19|20)/.test(pin);
}
