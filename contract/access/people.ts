import { staffRoles } from '#domain/accounts/hospital-roles.ts';
import { type AccessRows, anyone, staffAccess } from './scopes.ts';

/** Accounts, people and what is known of them. */
export const peopleAccess = {
  // Patients
  askForChangeCode: { patient: 'own' },
  confirmPhone: { patient: 'own' },
  ownPatientProfile: { patient: 'own' },
  quickSignUp: anyone,
  signUpPatient: anyone,
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
  askForSignInCode: anyone,
  beginSecondFactor: { doctor: 'own' },
  beginStaffSecondFactor: staffAccess('own', staffRoles),
  endOtherSessions: { patient: 'own', doctor: 'own', ...staffAccess('own', staffRoles) },
  endSession: { patient: 'own', doctor: 'own', ...staffAccess('own', staffRoles) },
  forgotPassword: anyone,
  loginDoctor: anyone,
  loginHospital: anyone,
  loginPatient: anyone,
  logout: { patient: 'own', doctor: 'own', ...staffAccess('own', staffRoles) },
  ownSessions: { patient: 'own', doctor: 'own', ...staffAccess('own', staffRoles) },
  renewRecoveryCodes: { doctor: 'own' },
  renewStaffRecoveryCodes: staffAccess('own', staffRoles),
  resetPassword: anyone,
  secondFactor: { doctor: 'own' },
  staffSecondFactor: staffAccess('own', staffRoles),
  signInByCode: anyone,
  turnOffSecondFactor: { doctor: 'own' },
  turnOffStaffSecondFactor: staffAccess('own', staffRoles),
  turnOnSecondFactor: { doctor: 'own' },
  turnOnStaffSecondFactor: staffAccess('own', staffRoles),
} as const satisfies AccessRows;
