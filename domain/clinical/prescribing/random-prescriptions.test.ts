// More are in random-prescriptions.full.test.ts.
import { testRandomPrescriptions } from '#domain/testing/random-prescriptions.ts';

testRandomPrescriptions(500);
