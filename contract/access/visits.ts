import { type AccessRows, anyone, linkHolders } from './scopes.ts';

/** What happens with visits. */
export const visitAccess = {
  // Appointments
  appointmentCounts: { doctor: 'own' },
  appointmentDetail: { doctor: 'patients', patient: 'read' },
  appointmentList: { doctor: 'patients' },
  appointmentListFile: { doctor: 'patients' },
  bookAppointment: { patient: 'book' },
  bookFollowUp: { doctor: 'patients' },
  cancelAppointmentByPut: { patient: 'book' },
  cancelAppointment: { patient: 'book' },
  closeDay: { doctor: 'own' },
  confirmAppointment: { patient: 'book' },
  declineOffers: { patient: 'book' },
  didNotCome: { doctor: 'patients' },
  doctorDelay: { doctor: 'own' },
  sayDelay: { doctor: 'own' },
  doctorDay: { doctor: 'patients' },
  followUpTime: { doctor: 'patients' },
  handleReschedule: { doctor: 'patients' },
  noteProgress: { doctor: 'patients' },
  openPatientAppointments: { patient: 'see' },
  patientAppointment: { patient: 'see' },
  patientAppointments: { patient: 'read' },
  patientHistory: { patient: 'read' },
  patientSearch: { doctor: 'patients' },
  pendingAppointments: { doctor: 'patients' },
  pickNewTime: { patient: 'book' },
  putRefusalAway: { patient: 'book' },
  reopen: { doctor: 'patients' },
  requestReschedule: { patient: 'book' },
  requestedAppointments: { doctor: 'patients' },
  rescheduleRequests: { doctor: 'patients' },
  respondToRequest: { doctor: 'patients' },
  takeOffer: { patient: 'book' },
  updateStatus: { doctor: 'patients' },
  withdrawReschedule: { patient: 'book' },

  // Links
  acceptByLink: linkHolders,
  cancelByLink: linkHolders,
  confirmByLink: linkHolders,
  declineOffersByLink: linkHolders,
  moveByLink: linkHolders,
  sayLateByLink: linkHolders,
  takeOfferByLink: linkHolders,
  unsubscribeByLink: linkHolders,
  visitLink: linkHolders,

  // Calendar
  calendarEntryByLink: linkHolders,
  calendarEntry: { patient: 'see', doctor: 'patients' },
  calendarFeed: { patient: 'own', doctor: 'own' },
  makeCalendarFeed: { patient: 'own', doctor: 'own' },
  revokeCalendarFeed: { patient: 'own', doctor: 'own' },

  // Consultations
  consentToConsultation: { patient: 'book' },
  consultationRoom: { patient: 'book', doctor: 'patients' },

  // Prescriptions
  appointmentPrescription: { doctor: 'patients', patient: 'read' },
  checkedPaper: anyone,
  correctPrescription: { doctor: 'patients' },
  lastPrescription: { doctor: 'patients' },
  openCheckedPaper: anyone,
  pinFavourite: { doctor: 'own' },
  prescribing: { doctor: 'patients' },
  prescriptionAids: { doctor: 'own' },
  prescriptionDocument: { doctor: 'patients', patient: 'read' },
  removePrescriptionSet: { doctor: 'own' },
  savePrescriptionSet: { doctor: 'own' },
  verifyCard: anyone,

  // Payments
  dayPayments: { doctor: 'own' },
  ownNamedVisits: { doctor: 'patients' },
  ownPaymentsFile: { doctor: 'patients' },
  receipt: { doctor: 'patients', patient: 'read' },
  receiptOnPaper: { doctor: 'patients', patient: 'read' },
  recordPayment: { doctor: 'patients' },
  voidPayment: { doctor: 'patients' },

  // Reviews
  addReview: { patient: 'own' },
  deleteReview: { patient: 'own' },
  doctorReviews: anyone,
  editReview: { patient: 'own' },
  ownReviews: { patient: 'own' },
  reviewableDoctors: { patient: 'own' },
  reviewsByPatient: { patient: 'own' },
} as const satisfies AccessRows;
