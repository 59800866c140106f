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
  mount(hospitalDoctorsEndpoint, async ({ caller }) => {
    const { doctors, asking, today } = await listHospitalDoctors(deps, caller);
    return {
      doctors: doctors.map((row) => presentDoctor(row, today)),
      asking: asking.map(presentAskingDoctor),
      today,
      checkWithinHours: deps.config.checkWithinHours,
    };
  });

  mount(agreeToDoctorEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await agreeToDoctor(deps, caller, params.practiceId, address);
    return { message: m.answer_doctor_agreed({}, { locale }) };
  });

  mount(declineDoctorEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await declineDoctor(deps, caller, params.practiceId, address);
    return { message: m.answer_doctor_declined({}, { locale }) };
  });

  mount(withdrawFromDoctorEndpoint, async ({ input: { params }, caller, address, locale }) => {
    await withdrawFromDoctor(deps, caller, params.practiceId, address);
    return { message: m.answer_doctor_withdrawn({}, { locale }) };
  });

  mount(setDoctorRoomEndpoint, async ({ input: { params, body }, caller, address, locale }) => {
    await changeRoom(deps, caller, params.practiceId, body.room, address);
    return { message: m.answer_room_saved({}, { locale }) };
  });
}
