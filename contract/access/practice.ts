import { type AccessRows, everybody, operatorAlone } from './scopes.ts';

/** Doctors, their times, and what everybody may look up. */
export const practice = {
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
  availability: everybody,
  beginLeave: { doctor: 'own' },
  bookedSlots: everybody,
  changeScheduleRule: { doctor: 'own' },
  copySlots: { doctor: 'own' },
  endLeave: { doctor: 'own' },
  endScheduleRule: { doctor: 'own' },
  followSchedule: { doctor: 'own' },
  leave: { doctor: 'patients' },
  leaves: { doctor: 'own' },
  nextFreeSlots: everybody,
  ownSchedule: { doctor: 'own' },
  previewLeave: { doctor: 'patients' },
  previewSchedule: { doctor: 'own' },
  publishSlots: { doctor: 'own' },
  publishedSlots: everybody,
  scheduleWeek: { doctor: 'own' },
  undoLeave: { doctor: 'own' },

  // Doctors
  doctorById: everybody,
  doctorsNearby: everybody,
  signUpDoctor: everybody,

  // Hospitals
  hospital: everybody,
  homeContent: everybody,
  hospitalsNearby: everybody,
  signUpHospital: everybody,

  // Search
  searchDoctors: everybody,
  searchSuggestions: everybody,

  // Places
  citiesByPrefix: everybody,
  placeAt: everybody,
  placeOfPincode: everybody,

  // Operations
  health: everybody,
  decideDoctor: operatorAlone,
  decideHospital: operatorAlone,
  decidePractice: operatorAlone,
  loginOperator: everybody,
  logoutOperator: operatorAlone,
  mergeHospitals: operatorAlone,
  operator: everybody,
  operatorQueue: operatorAlone,
  setUpOperator: everybody,
  readiness: everybody,

  // Demo
  demoMailbox: everybody,
} as const satisfies AccessRows;
