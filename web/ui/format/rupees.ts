const format = (digits: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits });
// Created once: a list of doctors formats dozens of amounts.
const countFormat = format(0);
const withPaise = format(2);

/** A count with Indian grouping: 1,16,000. Latin digits in every language. */
export const formatCount = (count: number): string => countFormat.format(count);

/** Rupees with Indian grouping: ₹1,20,000; paise only if there are any. Latin digits in every language. */
export function formatRupees(amount: number): string {
  const format = Number.isInteger(amount) ? countFormat : withPaise;
  return `${amount < 0 ? '−' : ''}₹${format.format(Math.abs(amount))}`;
}
