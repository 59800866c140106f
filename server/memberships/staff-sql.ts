/** SQL: whether a membership `m` holds at `:now`. */
export const holdsNow = (m: string) => `(${m}.until is null or ${m}.until > :now)`;

/** SQL: what an account `a` is called; a doctor's, whose row is `d`, by the doctor's name unless they said another. */
export const calledName = (a: string, d: string) => `coalesce(nullif(${a}.name, ''), ${d}.name, '')`;
