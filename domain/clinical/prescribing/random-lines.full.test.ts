// The whole hundred thousand: `LINES=100000 npx vitest run domain/prescribing/random-lines.full`.
import { testRandomLines } from '#domain/testing/random-lines.ts';

testRandomLines(Number(process.env.LINES ?? 10_000));
