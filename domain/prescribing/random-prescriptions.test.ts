// More are in random-prescriptions.full.test.ts.
import { testRandomPrescriptions } from './test-random-prescriptions.ts';

testRandomPrescriptions(500);
