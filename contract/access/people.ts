import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { type AccessRows, everybody, staff } from './scopes.ts';

/** Accounts, people and what is known of them. */
export const people = {
  // Patients
  askForChangeCode: { patient: 'own' },
  confirmPhone: { patient: 'own' },
  ownPatientProfile: { patient: 'own' },
  quickSignUp: everybody,
  signUpPatient: everybody,
  updatePatientProfile: { patient: 'own' },

  // People
  abha: { patient: 'read' },
  addMinor: { patient: 'own' },
  askAdult: { patient: 'own' },
  endGuardianship: { patient: 'own' },
  endRequest: { patient: 'own' },
  family: { patient: 'own' },
  joinFamily: { patient: 'own' },
  ownPeople: { patient: 'own' },
  recordReadings: { patient: 'read' },
  saveAbha: { patient: 'read' },

  // Records
  addAllergy: { doctor: 'patients', patient: 'read' },
  addCondition: { doctor: 'patients', patient: 'read' },
  addUpload: { doctor: 'patients', patient: 'read' },
  clinicalHistory: { doctor: 'patients', patient: 'read' },
  clinicalRecord: { doctor: 'patients', patient: 'read' },
  endAllergy: { doctor: 'patients', patient: 'read' },
  endCondition: { doctor: 'patients', patient: 'read' },
  noKnownAllergies: { doctor: 'patients', patient: 'read' },
  removeUpload: { doctor: 'patients', patient: 'read' },
  uploadedFile: { doctor: 'patients', patient: 'read' },

  // Vitals
  healthReport: { patient: 'read' },
  patientVitals: { patient: 'read' },
  recordVitals: { patient: 'read' },

  // Messages
  addPushSubscription: { patient: 'own', doctor: 'own' },
  appointmentMessages: { patient: 'read', doctor: 'patients' },
  bell: { patient: 'own', doctor: 'own' },
  markBellRead: { patient: 'own', doctor: 'own' },
  messagePreferences: { patient: 'own', doctor: 'own' },
  pushKey: { patient: 'own', doctor: 'own' },
  removePushSubscription: { patient: 'own', doctor: 'own' },
  saveMessagePreferences: { patient: 'own', doctor: 'own' },

  // Sessions
  askForSignInCode: everybody,
  beginSecondFactor: { doctor: 'own' },
  beginStaffSecondFactor: staff('own', staffRoles),
  endOtherSessions: { patient: 'own', doctor: 'own', ...staff('own', staffRoles) },
  endSession: { patient: 'own', doctor: 'own', ...staff('own', staffRoles) },
  forgotPassword: everybody,
  loginDoctor: everybody,
  loginHospital: everybody,
  loginPatient: everybody,
  logout: { patient: 'own', doctor: 'own', ...staff('own', staffRoles) },
  ownSessions: { patient: 'own', doctor: 'own', ...staff('own', staffRoles) },
  renewRecoveryCodes: { doctor: 'own' },
  renewStaffRecoveryCodes: staff('own', staffRoles),
  resetPassword: everybody,
  secondFactor: { doctor: 'own' },
  staffSecondFactor: staff('own', staffRoles),
  signInByCode: everybody,
  turnOffSecondFactor: { doctor: 'own' },
  turnOffStaffSecondFactor: staff('own', staffRoles),
  turnOnSecondFactor: { doctor: 'own' },
  turnOnStaffSecondFactor: staff('own', staffRoles),
} as const satisfies AccessRows;
