import { leadingRoles } from '#domain/hospital-roles.ts';
import { type AccessRows, staff } from './scopes.ts';
import { type AccessRows, staff, withLink } from './scopes.ts';

/** The area of a hospital's staff. */
export const hospital = {
  // Hospital area
  hospitalDay: staff('hospital'),
  hospitalWeek: staff('hospital'),
  markArrived: staff('hospital'),
  moveHospitalVisit: staff('hospital'),
  ownPlace: staff('own'),
  switchHospital: staff('own'),
  // People and booking on behalf
  addHospitalPerson: staff('hospital'),
  answerOnBehalf: staff('hospital'),
  askToMerge: staff('hospital', leadingRoles),
  bookableDoctors: staff('hospital'),
  bookableTimes: staff('hospital'),
  bookOnBehalf: staff('hospital'),
  collectOnBehalf: staff('hospital'),
  confirmMerge: staff('hospital'),
  correctHospitalPerson: staff('hospital'),
  findHospitalPeople: staff('hospital'),
  hospitalPerson: staff('hospital'),
  hospitalReceipt: staff('hospital'),
  hospitalRequests: staff('hospital'),
  renameSelf: staff('own'),
  changeStaffPassword: staff('own'),
  setPin: staff('own'),
  team: staff('hospital'),
  changeMember: staff('hospital', leadingRoles),
  endMember: staff('hospital'),
  makeInvitation: staff('hospital', leadingRoles),
  invitations: staff('hospital', leadingRoles),
  withdrawInvitation: staff('hospital', leadingRoles),
  lookAtInvitation: withLink,
  acceptInvitation: withLink,
  acceptInvitationAsDoctor: { doctor: 'own' },
  makeDesk: staff('hospital'),
  desks: staff('hospital', leadingRoles),
  endDesk: staff('hospital', leadingRoles),
  leaveDesk: withLink,
  deskPeople: withLink,
  switchPerson: withLink,
} as const satisfies AccessRows;
