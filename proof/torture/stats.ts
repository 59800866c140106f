import type { RoundResult } from '../clients/play-round.ts';
import { findAcknowledgedWrites } from '../history/operation.ts';

/** Violations shown per rule; further ones are only counted. */
const maxShownPerRule = 3;

const count = (value: number) => value.toLocaleString('en');

export class TortureStats {
  rounds = 0;
  violations = 0;
  operations = 0;
  acknowledged = 0;
  unknown = 0;
  readonly #faults = new Map<string, number>();

  add({ history, violations }: RoundResult, struck: readonly string[]): void {
    this.rounds += 1;
    this.operations += history.length;
    this.acknowledged += findAcknowledgedWrites(history).length;
    this.unknown += history.filter(({ outcome }) => outcome === 'unknown').length;
    this.violations += violations.length;
    for (const fault of struck) this.#faults.set(fault, (this.#faults.get(fault) ?? 0) + 1);
  }

  /** Reports that data of an earlier round has changed since. */
  changedLater(doctorIds: readonly number[]): string {
    this.violations += 1;
    return `  VIOLATION: what is stored of doctors ${doctorIds.join(', ')} has changed since their round`;
  }

  lineOf({ history, violations }: RoundResult, struck: readonly string[]): string {
    const said = [...Map.groupBy(violations, ({ rule }) => rule)].flatMap(([rule, all]) => [
      ...all.slice(0, maxShownPerRule).map(({ what }) => `  VIOLATION of “${rule}”: ${what}`),
      ...(all.length > maxShownPerRule ? [`  … and ${count(all.length - maxShownPerRule)} more`] : []),
    ]);
    const calls = `${count(history.length)} calls, ${count(findAcknowledgedWrites(history).length)} acknowledged changes`;
    return [`round ${this.rounds}: ${calls}; ${struck.join(', ') || 'no fault'}`, ...said].join('\n');
  }

  summary(): string {
    const faults = [...this.#faults].toSorted(([, a], [, b]) => b - a);
    const total = faults.reduce((sum, [, times]) => sum + times, 0);
    return [
      '',
      `rounds                  ${count(this.rounds)}`,
      `operations              ${count(this.operations)}`,
      `acknowledged changes    ${count(this.acknowledged)}`,
      `unknown outcomes        ${count(this.unknown)}`,
      `faults                  ${count(total)}`,
      ...faults.map(([name, times]) => `  ${name.padEnd(22)}${count(times)}`),
      `violations              ${count(this.violations)}`,
    ].join('\n');
  }
}
