/** Money is integer paise inside and rupees at the edge. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** At most two decimals. */
export function toRupees(paise: number): number {
  return paise / 100;
}
