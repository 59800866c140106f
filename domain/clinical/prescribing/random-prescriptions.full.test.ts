// For all hundred thousand: `PRESCRIPTIONS=100000 npx vitest run
// domain/clinical/prescribing/random-prescriptions.full`.
import { testRandomPrescriptions } from '#domain/testing/random-prescriptions.ts';

testRandomPrescriptions(Number(process.env.PRESCRIPTIONS ?? 5000));
