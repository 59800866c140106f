// The whole hundred thousand: `PRESCRIPTIONS=100000 npx vitest run domain/prescribing/random-prescriptions.full`.
import { testRandomPrescriptions } from '#domain/testing/random-prescriptions.ts';

testRandomPrescriptions(Number(process.env.PRESCRIPTIONS ?? 5000));
