/** Rupees with Indian grouping: ₹1,20,000; paise only if there are any. Latin digits in every language. */
export function inRupees(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const format = new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `₹${format.format(amount)}`;
}
