import {
  agreeToDoctorEndpoint,
  declineDoctorEndpoint,
  hospitalDoctorsEndpoint,
  setDoctorRoomEndpoint,
  withdrawFromDoctorEndpoint,
} from '#contract/hospital/hospital-doctors.ts';
import { m } from '#messages/messages.js';
import type { Deps } from '#server/platform/deps.ts';
import type { Mount } from '#server/platform/http/mount.ts';
import { agreeToDoctor } from './agree-to-doctor.ts';
import { changeRoom } from './change-room.ts';
import { declineDoctor } from './decline-doctor.ts';
import { presentAskingDoctor, presentDoctor } from './hospital-doctor-presenter.ts';
import { listHospitalDoctors } from './list-hospital-doctors.ts';
import { withdrawFromDoctor } from './withdraw-from-doctor.ts';

export function hospitalDoctorRoutes(mount: Mount, deps: Deps): void {
  mount(hospitalDoctorsEndpoint, async ({ actor }) => {
    const { doctors, asking, today } = await listHospitalDoctors(actor, deps);
    return {
      doctors: doctors.map((row) => presentDoctor(row, today)),
      asking: asking.map(presentAskingDoctor),
      today,
      checkWithinHours: deps.config.checkWithinHours,
    };
  });

  mount(agreeToDoctorEndpoint, async ({ input: { params }, actor, locale }) => {
    await agreeToDoctor(actor, deps, params.practiceId);
    return { message: m.answer_doctor_agreed({}, { locale }) };
  });

  mount(declineDoctorEndpoint, async ({ input: { params }, actor, locale }) => {
    await declineDoctor(actor, deps, params.practiceId);
    return { message: m.answer_doctor_declined({}, { locale }) };
  });

  mount(withdrawFromDoctorEndpoint, async ({ input: { params }, actor, locale }) => {
    await withdrawFromDoctor(actor, deps, params.practiceId);
    return { message: m.answer_doctor_withdrawn({}, { locale }) };
  });

  mount(setDoctorRoomEndpoint, async ({ input: { params, body }, actor, locale }) => {
    await changeRoom(actor, deps, params.practiceId, body.room);
    return { message: m.answer_room_saved({}, { locale }) };
  });
}
