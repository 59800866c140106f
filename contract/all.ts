/** Every endpoint of the API. The client, the API documents and the tests know only those listed here. */
export {
  cancelAppointment,
  cancelAppointmentByPut,
  confirmAppointment,
  handleReschedule,
  requestReschedule,
  respondToRequest,
  updateStatus,
} from './appointment-changes.ts';
export {
  appointmentCounts,
  appointmentDetail,
  pendingAppointments,
  previousAppointments,
  previousAppointmentsFile,
  requestedAppointments,
  rescheduleRequests,
} from './appointment-lists.ts';
export {
  bookAppointment,
  openPatientAppointments,
  patientAppointments,
  patientHistory,
  pickNewTime,
} from './appointments.ts';
export {
  availability,
  bookedSlots,
  copySlots,
  nextFreeSlots,
  publishedSlots,
  publishSlots,
} from './availability.ts';
export { consentToConsultation, consultationRoom } from './consultations.ts';
export { doctorById, doctorsNearby, signUpDoctor } from './doctors.ts';
export { hospitalsNearby, signUpHospital } from './hospitals.ts';
export { demoMailbox } from './notifications.ts';
export { health, readiness } from './operations.ts';
export { forgotPassword, resetPassword } from './passwords.ts';
export { ownPatientProfile, signUpPatient, updatePatientProfile } from './patients.ts';
export { citiesByPrefix, placeAt } from './places.ts';
export {
  appointmentsChart,
  editDoctorProfile,
  ownDoctorProfile,
  practiceFigures,
  updateDoctor,
} from './practice.ts';
export { appointmentPrescription, correctPrescription, prescriptionDocument } from './prescriptions.ts';
export {
  addReview,
  deleteReview,
  doctorReviews,
  editReview,
  ownReviews,
  reviewableDoctors,
  reviewsByPatient,
} from './reviews.ts';
export { searchDoctors, searchSuggestions } from './search.ts';
export { loginDoctor, loginPatient, logout } from './sessions.ts';
export { healthReport, patientVitals, recordVitals } from './vitals.ts';
