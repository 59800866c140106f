/** FNV-1a, so that a text can be a seed. */
function hashSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

export type SeededRandom = ReturnType<typeof createSeededRandom>;

/** Random choices from a seed: the demo clinic is the same on every machine. */
export function createSeededRandom(seed: string) {
  let state = hashSeed(seed);
  /** From 0 up to, not including, 1. mulberry32: small, fast, and even enough for this. */
  function fraction(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const chance = (probability: number): boolean => fraction() < probability;
  /** A whole number from `from` to `to`, both included. */
  const between = (from: number, to: number): number => from + Math.floor(fraction() * (to - from + 1));
  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to pick from');
    return list[between(0, list.length - 1)] as T;
  }
  /** `count` different entries in random order; all of them if there are fewer. */
  function sample<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    return Array.from(
      { length: Math.min(count, rest.length) },
      () => rest.splice(between(0, rest.length - 1), 1)[0] as T,
    );
  }
  return { fraction, between, chance, pick, sample };
}
