// random-prescriptions.full.test.ts runs more.
import { testRandomPrescriptions } from '#domain/testing/random-prescriptions.ts';

testRandomPrescriptions(500);
