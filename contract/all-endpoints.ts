/** The client, the API documents and the tests know only the endpoints listed here. */

export {
  changeStaffPasswordEndpoint,
  loginHospitalEndpoint,
  ownPlaceEndpoint,
  renameSelfEndpoint,
  switchHospitalEndpoint,
} from './accounts/memberships.ts';
export { operatorEndpoint } from './accounts/operator.ts';
export { forgotPasswordEndpoint, resetPasswordEndpoint } from './accounts/passwords.ts';
export {
  beginSecondFactorEndpoint,
  beginStaffSecondFactorEndpoint,
  renewRecoveryCodesEndpoint,
  renewStaffRecoveryCodesEndpoint,
  secondFactorEndpoint,
  staffSecondFactorEndpoint,
  turnOffSecondFactorEndpoint,
  turnOffStaffSecondFactorEndpoint,
  turnOnSecondFactorEndpoint,
  turnOnStaffSecondFactorEndpoint,
} from './accounts/second-factor.ts';
export {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  loginDoctorEndpoint,
  loginPatientEndpoint,
  logoutEndpoint,
  ownSessionsEndpoint,
} from './accounts/sessions.ts';
export {
  askForChangeCodeEndpoint,
  askForSignInCodeEndpoint,
  confirmPhoneEndpoint,
  quickSignUpEndpoint,
  signInByCodeEndpoint,
} from './accounts/sign-in-codes.ts';
export {
  cancelAppointmentByPutEndpoint,
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  didNotComeEndpoint,
  handleRescheduleEndpoint,
  putRefusalAwayEndpoint,
  reopenEndpoint,
  requestRescheduleEndpoint,
  respondToRequestEndpoint,
  updateStatusEndpoint,
  withdrawRescheduleEndpoint,
} from './appointments/appointment-changes.ts';
export {
  appointmentCountsEndpoint,
  appointmentDetailEndpoint,
  appointmentListEndpoint,
  appointmentListFileEndpoint,
  pendingAppointmentsEndpoint,
  requestedAppointmentsEndpoint,
  rescheduleRequestsEndpoint,
} from './appointments/appointment-lists.ts';
export {
  bookAppointmentEndpoint,
  bookFollowUpEndpoint,
  followUpTimeEndpoint,
  openPatientAppointmentsEndpoint,
  patientAppointmentEndpoint,
  patientAppointmentsEndpoint,
  patientHistoryEndpoint,
  pickNewTimeEndpoint,
} from './appointments/appointments.ts';
export { doctorDayEndpoint } from './appointments/doctor-day.ts';
export {
  doctorDelayEndpoint,
  hospitalDelayEndpoint,
  sayDelayEndpoint,
  sayHospitalDelayEndpoint,
} from './appointments/doctor-delays.ts';
export { clinicalHistoryEndpoint } from './appointments/history.ts';
export {
  beginLeaveEndpoint,
  declineOffersEndpoint,
  endLeaveEndpoint,
  leaveEndpoint,
  leavesEndpoint,
  previewLeaveEndpoint,
  takeOfferEndpoint,
  undoLeaveEndpoint,
} from './appointments/leaves.ts';
export {
  appointmentsChartEndpoint,
  editDoctorProfileEndpoint,
  figuresByPracticeEndpoint,
  ownDoctorProfileEndpoint,
  practiceFiguresEndpoint,
  updateDoctorEndpoint,
} from './appointments/own-profile.ts';
export {
  dayCloseEndpoint,
  dayPaymentsEndpoint,
  hospitalNamedVisitsEndpoint,
  hospitalPaymentsFileEndpoint,
  ownNamedVisitsEndpoint,
  ownPaymentsFileEndpoint,
  receiptEndpoint,
  receiptOnPaperEndpoint,
  recordPaymentEndpoint,
  voidPaymentEndpoint,
} from './appointments/payments.ts';
export {
  addReviewEndpoint,
  deleteReviewEndpoint,
  doctorReviewsEndpoint,
  editReviewEndpoint,
  ownReviewsEndpoint,
  reviewableDoctorsEndpoint,
  reviewsByPatientEndpoint,
} from './appointments/reviews.ts';
export { noteProgressEndpoint } from './appointments/visit-progress.ts';
export {
  addAllergyEndpoint,
  addConditionEndpoint,
  clinicalRecordEndpoint,
  endAllergyEndpoint,
  endConditionEndpoint,
  noKnownAllergiesEndpoint,
} from './clinical/clinical-records.ts';
export {
  addUploadEndpoint,
  removeUploadEndpoint,
  uploadedFileEndpoint,
} from './clinical/clinical-uploads.ts';
export { prescribingEndpoint } from './clinical/prescribing.ts';
export {
  checkedPaperEndpoint,
  openCheckedPaperEndpoint,
  verifyCardEndpoint,
} from './clinical/prescription-checks.ts';
export {
  lastPrescriptionEndpoint,
  pinFavouriteEndpoint,
  prescriptionAidsEndpoint,
  removePrescriptionSetEndpoint,
  savePrescriptionSetEndpoint,
} from './clinical/prescription-sets.ts';
export {
  appointmentPrescriptionEndpoint,
  correctPrescriptionEndpoint,
  prescriptionDocumentEndpoint,
} from './clinical/prescriptions.ts';
export { healthReportEndpoint, patientVitalsEndpoint, recordVitalsEndpoint } from './clinical/vitals.ts';
export { doctorByIdEndpoint, doctorsNearbyEndpoint, signUpDoctorEndpoint } from './doctors/doctors.ts';
export { letterheadEndpoint, saveLetterheadImageEndpoint, savePaperEndpoint } from './doctors/letterheads.ts';
export {
  addPracticeEndpoint,
  changePracticeEndpoint,
  endPracticeEndpoint,
  ownPracticesEndpoint,
} from './doctors/practices.ts';
export {
  emergencyAccessesEndpoint,
  emergencyRecordEndpoint,
  openEmergencyAccessEndpoint,
  seeEmergencyAccessEndpoint,
} from './hospital/emergency-access.ts';
export {
  answerOnBehalfEndpoint,
  bookableDoctorsEndpoint,
  bookableTimesEndpoint,
  bookOnBehalfEndpoint,
  cancelOnBehalfEndpoint,
  collectOnBehalfEndpoint,
  hospitalReceiptEndpoint,
  hospitalReceiptOnPaperEndpoint,
  hospitalRequestsEndpoint,
  voidOnBehalfEndpoint,
} from './hospital/hospital-bookings.ts';
export { closeChecklistEndpoint, hospitalChecklistEndpoint } from './hospital/hospital-checklist.ts';
export {
  hospitalDayEndpoint,
  hospitalWeekEndpoint,
  markArrivedEndpoint,
  markMissedEndpoint,
  moveHospitalVisitEndpoint,
  takeArrivalBackEndpoint,
  takeMissedBackEndpoint,
} from './hospital/hospital-days.ts';
export {
  deskPeopleEndpoint,
  desksEndpoint,
  endDeskEndpoint,
  leaveDeskEndpoint,
  makeDeskEndpoint,
  setPinEndpoint,
  switchPersonEndpoint,
} from './hospital/hospital-desks.ts';
export {
  agreeToDoctorEndpoint,
  declineDoctorEndpoint,
  hospitalDoctorsEndpoint,
  roomOfDoctorEndpoint,
  withdrawFromDoctorEndpoint,
} from './hospital/hospital-doctors.ts';
export { hospitalFiguresEndpoint, hospitalFiguresFileEndpoint } from './hospital/hospital-figures.ts';
export {
  acceptInvitationAsDoctorEndpoint,
  acceptInvitationEndpoint,
  invitationsEndpoint,
  lookAtInvitationEndpoint,
  makeInvitationEndpoint,
  makeInvitationsEndpoint,
  withdrawInvitationEndpoint,
} from './hospital/hospital-invitations.ts';
export { hospitalLogEndpoint, hospitalLogFileEndpoint } from './hospital/hospital-log.ts';
export {
  addHospitalPersonEndpoint,
  askToMergeEndpoint,
  confirmMergeEndpoint,
  correctHospitalPersonEndpoint,
  findHospitalPeopleEndpoint,
  hospitalPersonEndpoint,
  withdrawMergeEndpoint,
} from './hospital/hospital-people.ts';
export {
  addHospitalRuleEndpoint,
  changeHospitalRuleEndpoint,
  closeHospitalDayEndpoint,
  endHospitalRuleEndpoint,
  followHospitalScheduleEndpoint,
  hospitalScheduleEndpoint,
  hospitalScheduleWeekEndpoint,
  previewHospitalScheduleEndpoint,
} from './hospital/hospital-schedules.ts';
export {
  addHolidayEndpoint,
  addProgramEndpoint,
  changeHospitalSettingsEndpoint,
  hospitalSettingsEndpoint,
  removeHolidayEndpoint,
  removeProgramEndpoint,
  saveHospitalLogoEndpoint,
} from './hospital/hospital-settings.ts';
export { changeMemberEndpoint, endMemberEndpoint, teamEndpoint } from './hospital/hospital-team.ts';
export {
  lastHospitalVitalsEndpoint,
  recordHospitalVitalsEndpoint,
  vitalsDueEndpoint,
} from './hospital/hospital-vitals.ts';
export { hospitalEndpoint, hospitalsNearbyEndpoint, signUpHospitalEndpoint } from './hospital/hospitals.ts';
export {
  calendarEntryByLinkEndpoint,
  calendarEntryEndpoint,
  calendarFeedEndpoint,
  makeCalendarFeedEndpoint,
  revokeCalendarFeedEndpoint,
} from './messaging/calendar.ts';
export { demoMailboxEndpoint } from './messaging/demo-mailbox.ts';
export {
  appointmentMessagesEndpoint,
  bellEndpoint,
  markBellReadEndpoint,
  messagePreferencesEndpoint,
  saveMessagePreferencesEndpoint,
} from './messaging/messages.ts';
export {
  addPushSubscriptionEndpoint,
  pushKeyEndpoint,
  removePushSubscriptionEndpoint,
} from './messaging/push.ts';
export { markToldEndpoint, unnotifiedVisitsEndpoint } from './messaging/unnotified-visits.ts';
export {
  acceptByLinkEndpoint,
  cancelByLinkEndpoint,
  confirmByLinkEndpoint,
  declineOffersByLinkEndpoint,
  moveByLinkEndpoint,
  sayLateByLinkEndpoint,
  takeOfferByLinkEndpoint,
  unsubscribeByLinkEndpoint,
  visitLinkEndpoint,
} from './messaging/visit-links.ts';
export { abhaEndpoint, saveAbhaEndpoint } from './patients/abha.ts';
export {
  addMinorEndpoint,
  askAdultEndpoint,
  endGuardianshipEndpoint,
  endRequestEndpoint,
  familyEndpoint,
  joinFamilyEndpoint,
  ownPeopleEndpoint,
  recordReadingsEndpoint,
} from './patients/family.ts';
export { patientSearchEndpoint } from './patients/patient-search.ts';
export {
  ownPatientProfileEndpoint,
  signUpPatientEndpoint,
  updatePatientProfileEndpoint,
} from './patients/patients.ts';
export { healthEndpoint, readinessEndpoint } from './platform/health-checks.ts';
export {
  availabilityEndpoint,
  bookedSlotsEndpoint,
  copySlotsEndpoint,
  nextFreeSlotsEndpoint,
  publishedSlotsEndpoint,
  publishSlotsEndpoint,
} from './scheduling/availability.ts';
export { closeDayEndpoint } from './scheduling/closed-days.ts';
export {
  addScheduleRuleEndpoint,
  changeScheduleRuleEndpoint,
  endScheduleRuleEndpoint,
  followScheduleEndpoint,
  ownScheduleEndpoint,
  previewScheduleEndpoint,
  scheduleWeekEndpoint,
} from './scheduling/schedules.ts';
export { searchDoctorsEndpoint, searchSuggestionsEndpoint } from './search/doctor-search.ts';
export { citiesByPrefixEndpoint, placeAtEndpoint, placeOfPincodeEndpoint } from './search/places.ts';
export { homeContentEndpoint } from './site/home-content.ts';
export {
  decideDoctorEndpoint,
  decideHospitalEndpoint,
  decidePracticeEndpoint,
  loginOperatorEndpoint,
  logoutOperatorEndpoint,
  mergeHospitalsEndpoint,
  operatorQueueEndpoint,
  setUpOperatorEndpoint,
} from './site/operator-queue.ts';
export { consentToConsultationEndpoint, consultationRoomEndpoint } from './video/consultations.ts';
