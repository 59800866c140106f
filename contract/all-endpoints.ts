/** The client, the API documents and the tests know only the endpoints listed here. */

export {
  changeStaffPasswordEndpoint,
  loginHospitalEndpoint,
  ownWorkplaceEndpoint,
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
  confirmPhoneEndpoint,
  quickSignUpEndpoint,
  requestChangeCodeEndpoint,
  requestSignInCodeEndpoint,
  signInByCodeEndpoint,
} from './accounts/sign-in-codes.ts';
export {
  cancelAppointmentByPutEndpoint,
  cancelAppointmentEndpoint,
  confirmAppointmentEndpoint,
  dismissRejectionEndpoint,
  handleRescheduleEndpoint,
  markNoShowEndpoint,
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
  reportDelayEndpoint,
  reportHospitalDelayEndpoint,
} from './appointments/doctor-delays.ts';
export { clinicalHistoryEndpoint } from './appointments/history.ts';
export {
  acceptOfferEndpoint,
  declineOffersEndpoint,
  endLeaveEndpoint,
  leaveEndpoint,
  leavesEndpoint,
  previewLeaveEndpoint,
  startLeaveEndpoint,
  undoLeaveEndpoint,
} from './appointments/leaves.ts';
export {
  appointmentsChartEndpoint,
  dashboardByPracticeEndpoint,
  dashboardFiguresEndpoint,
  editDoctorProfileEndpoint,
  ownDoctorProfileEndpoint,
  updateDoctorEndpoint,
} from './appointments/own-profile.ts';
export {
  dashboardAppointmentsEndpoint,
  dayCloseEndpoint,
  dayPaymentsEndpoint,
  hospitalPaymentsFileEndpoint,
  hospitalReportAppointmentsEndpoint,
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
export { recordProgressEndpoint } from './appointments/visit-progress.ts';
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
export { activityLogEndpoint, activityLogFileEndpoint } from './hospital/activity-log.ts';
export {
  desksEndpoint,
  deskUsersEndpoint,
  endDeskEndpoint,
  leaveDeskEndpoint,
  registerDeskEndpoint,
  setPinEndpoint,
  switchDeskUserEndpoint,
} from './hospital/desks.ts';
export {
  emergencyAccessesEndpoint,
  emergencyRecordEndpoint,
  markEmergencyAccessSeenEndpoint,
  openEmergencyAccessEndpoint,
} from './hospital/emergency-access.ts';
export {
  frontDeskDayEndpoint,
  hospitalWeekEndpoint,
  markArrivedEndpoint,
  markMissedEndpoint,
  moveHospitalVisitEndpoint,
  undoArrivalEndpoint,
  undoMissedEndpoint,
} from './hospital/front-desk-day.ts';
export {
  bookableDoctorsEndpoint,
  bookableTimesEndpoint,
  bookOnBehalfEndpoint,
  cancelOnBehalfEndpoint,
  collectOnBehalfEndpoint,
  hospitalReceiptEndpoint,
  hospitalReceiptOnPaperEndpoint,
  hospitalRequestsEndpoint,
  respondOnBehalfEndpoint,
  voidOnBehalfEndpoint,
} from './hospital/hospital-bookings.ts';
export { closeChecklistEndpoint, hospitalChecklistEndpoint } from './hospital/hospital-checklist.ts';
export {
  agreeToDoctorEndpoint,
  declineDoctorEndpoint,
  hospitalDoctorsEndpoint,
  setDoctorRoomEndpoint,
  withdrawFromDoctorEndpoint,
} from './hospital/hospital-doctors.ts';
export {
  acceptInvitationAsDoctorEndpoint,
  acceptInvitationEndpoint,
  createInvitationEndpoint,
  createInvitationsEndpoint,
  invitationsEndpoint,
  previewInvitationEndpoint,
  withdrawInvitationEndpoint,
} from './hospital/hospital-invitations.ts';
export {
  addHospitalPatientEndpoint,
  confirmMergeEndpoint,
  correctHospitalPatientEndpoint,
  findHospitalPatientsEndpoint,
  hospitalPatientEndpoint,
  requestMergeEndpoint,
  withdrawMergeEndpoint,
} from './hospital/hospital-patients.ts';
export { hospitalReportEndpoint, hospitalReportFileEndpoint } from './hospital/hospital-reports.ts';
export {
  addHospitalRuleEndpoint,
  changeHospitalRuleEndpoint,
  closeFrontDeskDayEndpoint,
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
  createCalendarFeedEndpoint,
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
export { markVisitNotifiedEndpoint, unnotifiedVisitsEndpoint } from './messaging/unnotified-visits.ts';
export {
  acceptByLinkEndpoint,
  acceptOfferByLinkEndpoint,
  cancelByLinkEndpoint,
  confirmByLinkEndpoint,
  declineOffersByLinkEndpoint,
  moveByLinkEndpoint,
  reportLateByLinkEndpoint,
  unsubscribeByLinkEndpoint,
  visitLinkEndpoint,
} from './messaging/visit-links.ts';
export { abhaEndpoint, saveAbhaEndpoint } from './patients/abha.ts';
export {
  addMinorEndpoint,
  endGuardianshipEndpoint,
  endRequestEndpoint,
  familyEndpoint,
  joinFamilyEndpoint,
  ownPeopleEndpoint,
  recordReadingsEndpoint,
  requestGuardianshipEndpoint,
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
export { citiesByPrefixEndpoint, placeAtEndpoint, placeByPincodeEndpoint } from './search/places.ts';
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
