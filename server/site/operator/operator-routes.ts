import { Refusal } from '#contract/platform/refusals.ts';
import {
  decideDoctorEndpoint,
  decideHospitalEndpoint,
  decidePracticeEndpoint,
  loginOperatorEndpoint,
  logoutOperatorEndpoint,
  mergeHospitalsEndpoint,
  operatorQueueEndpoint,
  setUpOperatorEndpoint,
} from '#contract/site/operator-queue.ts';
import { formatId } from '#domain/platform/readable-ids.ts';
import { m } from '#messages/messages.js';
import { logInOperator, logOutOperator } from '#server/accounts/operators/operator-sessions.ts';
import { setUpOperator } from '#server/accounts/operators/set-up-operator.ts';
import {
  checkRegistration,
  recordAgreement,
} from '#server/doctors/registration-checks/check-registration.ts';
import { mergeHospitals } from '#server/hospital/registration/merge-hospitals.ts';
import { verifyHospital } from '#server/hospital/registration/verify-hospital.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { listQueue } from './list-operator-queue.ts';

export function operatorRoutes(mount: Mount, deps: Deps): void {
  const { pool } = deps.database;
  mount(setUpOperatorEndpoint, ({ input }) => setUpOperator(deps, input.body));
  mount(loginOperatorEndpoint, async ({ input, address }) => ({
    token: await logInOperator(deps, input.body, address),
  }));
  mount(logoutOperatorEndpoint, async ({ actor, locale }) => {
    await logOutOperator(actor, deps);
    return { message: m.answer_logged_out({}, { locale }) };
  });
  mount(operatorQueueEndpoint, () => listQueue(pool));
  mount(decideDoctorEndpoint, async ({ actor, input, locale }) => {
    const decided = await checkRegistration(actor, deps, input.params.doctorId, input.body);
    if (!decided) throw new Refusal('doctor_not_found');
    deps.outbox.hurry();
    return { message: m.answer_decided({ name: decided.name }, { locale }) };
  });
  mount(decideHospitalEndpoint, async ({ actor, input, locale }) => {
    const decided = await verifyHospital(actor, deps, input.params.hospitalId, input.body);
    if (!decided) throw new Refusal('hospital_not_found');
    deps.outbox.hurry();
    return { message: m.answer_decided({ name: decided.name }, { locale }) };
  });
  mount(mergeHospitalsEndpoint, async ({ actor, input, locale }) => {
    const { hospitalId: from } = input.params;
    const { into } = input.body;
    const moved = from === into ? null : await mergeHospitals(actor, deps, from, into);
    if (moved === null) throw new Refusal('hospital_not_found');
    return { message: m.answer_decided({ name: formatId('hospital', from) }, { locale }) };
  });
  mount(decidePracticeEndpoint, async ({ actor, input: { params, body }, locale }) => {
    const decided = await recordAgreement(actor, deps, body.doctorId, body.agrees, params.practiceId);
    if (!decided) throw new Refusal('practice_not_found');
    return { message: m.answer_decided({ name: decided.name }, { locale }) };
  });
}
