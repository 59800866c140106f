// For all hundred thousand: `LINES=100000 npx vitest run domain/clinical/prescribing/random-lines.full`.
import { testRandomLines } from '#domain/testing/random-lines.ts';

testRandomLines(Number(process.env.LINES ?? 10_000));
