import { type AccessRows, anyone, operatorOnly } from './scopes.ts';

/** Doctors, their times, and what everybody may look up. */
export const practiceAccess = {
  // Practice
  addPractice: { doctor: 'own' },
  appointmentsChart: { doctor: 'own' },
  changePractice: { doctor: 'own' },
  editDoctorProfile: { doctor: 'own' },
  endPractice: { doctor: 'own' },
  letterhead: { doctor: 'own' },
  ownDoctorProfile: { doctor: 'own' },
  ownPractices: { doctor: 'own' },
  figuresByPractice: { doctor: 'own' },
  practiceFigures: { doctor: 'own' },
  saveLetterheadImage: { doctor: 'own' },
  savePaper: { doctor: 'own' },
  updateDoctor: { doctor: 'own' },

  // Availability
  addScheduleRule: { doctor: 'own' },
  availability: anyone,
  beginLeave: { doctor: 'own' },
  bookedSlots: anyone,
  changeScheduleRule: { doctor: 'own' },
  copySlots: { doctor: 'own' },
  endLeave: { doctor: 'own' },
  endScheduleRule: { doctor: 'own' },
  followSchedule: { doctor: 'own' },
  leave: { doctor: 'patients' },
  leaves: { doctor: 'own' },
  nextFreeSlots: anyone,
  ownSchedule: { doctor: 'own' },
  previewLeave: { doctor: 'patients' },
  previewSchedule: { doctor: 'own' },
  publishSlots: { doctor: 'own' },
  publishedSlots: anyone,
  scheduleWeek: { doctor: 'own' },
  undoLeave: { doctor: 'own' },

  // Doctors
  doctorById: anyone,
  doctorsNearby: anyone,
  signUpDoctor: anyone,

  // Hospitals
  hospital: anyone,
  homeContent: anyone,
  hospitalsNearby: anyone,
  signUpHospital: anyone,

  // Search
  searchDoctors: anyone,
  searchSuggestions: anyone,

  // Places
  citiesByPrefix: anyone,
  placeAt: anyone,
  placeOfPincode: anyone,

  // Operations
  health: anyone,
  decideDoctor: operatorOnly,
  decideHospital: operatorOnly,
  decidePractice: operatorOnly,
  loginOperator: anyone,
  logoutOperator: operatorOnly,
  mergeHospitals: operatorOnly,
  operator: anyone,
  operatorQueue: operatorOnly,
  setUpOperator: anyone,
  readiness: anyone,

  // Demo
  demoMailbox: anyone,
} as const satisfies AccessRows;
