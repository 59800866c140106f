/** Every endpoint of the API. The client, the API documents and the tests know only those listed here. */
export { abhaEndpoint, saveAbhaEndpoint } from './abha.ts';
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
} from './appointment-changes.ts';
export {
  appointmentCountsEndpoint,
  appointmentDetailEndpoint,
  appointmentListEndpoint,
  appointmentListFileEndpoint,
  pendingAppointmentsEndpoint,
  requestedAppointmentsEndpoint,
  rescheduleRequestsEndpoint,
} from './appointment-lists.ts';
export {
  bookAppointmentEndpoint,
  bookFollowUpEndpoint,
  followUpTimeEndpoint,
  openPatientAppointmentsEndpoint,
  patientAppointmentEndpoint,
  patientAppointmentsEndpoint,
  patientHistoryEndpoint,
  pickNewTimeEndpoint,
} from './appointments.ts';
export {
  availabilityEndpoint,
  bookedSlotsEndpoint,
  copySlotsEndpoint,
  nextFreeSlotsEndpoint,
  publishedSlotsEndpoint,
  publishSlotsEndpoint,
} from './availability.ts';
export {
  calendarEntryByLinkEndpoint,
  calendarEntryEndpoint,
  calendarFeedEndpoint,
  makeCalendarFeedEndpoint,
  revokeCalendarFeedEndpoint,
} from './calendar.ts';
export {
  addAllergyEndpoint,
  addConditionEndpoint,
  clinicalRecordEndpoint,
  endAllergyEndpoint,
  endConditionEndpoint,
  noKnownAllergiesEndpoint,
} from './clinical-records.ts';
export {
  addUploadEndpoint,
  clinicalHistoryEndpoint,
  removeUploadEndpoint,
  uploadedFileEndpoint,
} from './clinical-uploads.ts';
export { closeDayEndpoint } from './closed-days.ts';
export { consentToConsultationEndpoint, consultationRoomEndpoint } from './consultations.ts';
export {
  doctorDelayEndpoint,
  hospitalDelayEndpoint,
  sayDelayEndpoint,
  sayHospitalDelayEndpoint,
} from './delays.ts';
export { doctorDayEndpoint } from './doctor-day.ts';
export { doctorByIdEndpoint, doctorsNearbyEndpoint, signUpDoctorEndpoint } from './doctors.ts';
export {
  emergencyAccessesEndpoint,
  emergencyRecordEndpoint,
  openEmergencyAccessEndpoint,
  seeEmergencyAccessEndpoint,
} from './emergency-access.ts';
export { homeContentEndpoint } from './home.ts';
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
} from './hospital-bookings.ts';
export { closeChecklistEndpoint, hospitalChecklistEndpoint } from './hospital-checklist.ts';
export {
  hospitalDayEndpoint,
  hospitalWeekEndpoint,
  markArrivedEndpoint,
  markMissedEndpoint,
  moveHospitalVisitEndpoint,
  takeArrivalBackEndpoint,
  takeMissedBackEndpoint,
} from './hospital-days.ts';
export {
  deskPeopleEndpoint,
  desksEndpoint,
  endDeskEndpoint,
  leaveDeskEndpoint,
  makeDeskEndpoint,
  setPinEndpoint,
  switchPersonEndpoint,
} from './hospital-desks.ts';
export {
  agreeToDoctorEndpoint,
  declineDoctorEndpoint,
  hospitalDoctorsEndpoint,
  roomOfDoctorEndpoint,
  withdrawFromDoctorEndpoint,
} from './hospital-doctors.ts';
export { hospitalFiguresEndpoint, hospitalFiguresFileEndpoint } from './hospital-figures.ts';
export {
  acceptInvitationAsDoctorEndpoint,
  acceptInvitationEndpoint,
  invitationsEndpoint,
  lookAtInvitationEndpoint,
  makeInvitationEndpoint,
  makeInvitationsEndpoint,
  withdrawInvitationEndpoint,
} from './hospital-invitations.ts';
export { hospitalLogEndpoint, hospitalLogFileEndpoint } from './hospital-log.ts';
export {
  addHospitalPersonEndpoint,
  askToMergeEndpoint,
  confirmMergeEndpoint,
  correctHospitalPersonEndpoint,
  findHospitalPeopleEndpoint,
  hospitalPersonEndpoint,
  withdrawMergeEndpoint,
} from './hospital-people.ts';
export {
  addHospitalRuleEndpoint,
  changeHospitalRuleEndpoint,
  closeHospitalDayEndpoint,
  endHospitalRuleEndpoint,
  followHospitalScheduleEndpoint,
  hospitalScheduleEndpoint,
  hospitalScheduleWeekEndpoint,
  previewHospitalScheduleEndpoint,
} from './hospital-schedules.ts';
export {
  addHolidayEndpoint,
  addProgramEndpoint,
  changeHospitalSettingsEndpoint,
  hospitalSettingsEndpoint,
  removeHolidayEndpoint,
  removeProgramEndpoint,
  saveHospitalLogoEndpoint,
} from './hospital-settings.ts';
export { changeMemberEndpoint, endMemberEndpoint, teamEndpoint } from './hospital-team.ts';
export {
  lastHospitalVitalsEndpoint,
  recordHospitalVitalsEndpoint,
  vitalsDueEndpoint,
} from './hospital-vitals.ts';
export { hospitalEndpoint, hospitalsNearbyEndpoint, signUpHospitalEndpoint } from './hospitals.ts';
export {
  beginLeaveEndpoint,
  declineOffersEndpoint,
  endLeaveEndpoint,
  leaveEndpoint,
  leavesEndpoint,
  previewLeaveEndpoint,
  takeOfferEndpoint,
  undoLeaveEndpoint,
} from './leaves.ts';
export { letterheadEndpoint, saveLetterheadImageEndpoint, savePaperEndpoint } from './letterheads.ts';
export {
  changeStaffPasswordEndpoint,
  loginHospitalEndpoint,
  ownPlaceEndpoint,
  renameSelfEndpoint,
  switchHospitalEndpoint,
} from './memberships.ts';
export {
  appointmentMessagesEndpoint,
  bellEndpoint,
  markBellReadEndpoint,
  messagePreferencesEndpoint,
  saveMessagePreferencesEndpoint,
} from './messages.ts';
export { demoMailboxEndpoint } from './notifications.ts';
export { healthEndpoint, readinessEndpoint } from './operations.ts';
export { operatorEndpoint } from './operator.ts';
export {
  decideDoctorEndpoint,
  decideHospitalEndpoint,
  decidePracticeEndpoint,
  loginOperatorEndpoint,
  logoutOperatorEndpoint,
  mergeHospitalsEndpoint,
  operatorQueueEndpoint,
  setUpOperatorEndpoint,
} from './operator-queue.ts';
export { forgotPasswordEndpoint, resetPasswordEndpoint } from './passwords.ts';
export { patientSearchEndpoint } from './patient-search.ts';
export {
  ownPatientProfileEndpoint,
  signUpPatientEndpoint,
  updatePatientProfileEndpoint,
} from './patients.ts';
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
} from './payments.ts';
export {
  addMinorEndpoint,
  askAdultEndpoint,
  endGuardianshipEndpoint,
  endRequestEndpoint,
  familyEndpoint,
  joinFamilyEndpoint,
  ownPeopleEndpoint,
  recordReadingsEndpoint,
} from './people.ts';
export { citiesByPrefixEndpoint, placeAtEndpoint, placeOfPincodeEndpoint } from './places.ts';
export {
  appointmentsChartEndpoint,
  editDoctorProfileEndpoint,
  figuresByPracticeEndpoint,
  ownDoctorProfileEndpoint,
  practiceFiguresEndpoint,
  updateDoctorEndpoint,
} from './practice.ts';
export {
  addPracticeEndpoint,
  changePracticeEndpoint,
  endPracticeEndpoint,
  ownPracticesEndpoint,
} from './practices.ts';
export { prescribingEndpoint } from './prescribing.ts';
export {
  checkedPaperEndpoint,
  openCheckedPaperEndpoint,
  verifyCardEndpoint,
} from './prescription-checks.ts';
export {
  lastPrescriptionEndpoint,
  pinFavouriteEndpoint,
  prescriptionAidsEndpoint,
  removePrescriptionSetEndpoint,
  savePrescriptionSetEndpoint,
} from './prescription-sets.ts';
export {
  appointmentPrescriptionEndpoint,
  correctPrescriptionEndpoint,
  prescriptionDocumentEndpoint,
} from './prescriptions.ts';
export {
  addPushSubscriptionEndpoint,
  pushKeyEndpoint,
  removePushSubscriptionEndpoint,
} from './push.ts';
export {
  addReviewEndpoint,
  deleteReviewEndpoint,
  doctorReviewsEndpoint,
  editReviewEndpoint,
  ownReviewsEndpoint,
  reviewableDoctorsEndpoint,
  reviewsByPatientEndpoint,
} from './reviews.ts';
export {
  addScheduleRuleEndpoint,
  changeScheduleRuleEndpoint,
  endScheduleRuleEndpoint,
  followScheduleEndpoint,
  ownScheduleEndpoint,
  previewScheduleEndpoint,
  scheduleWeekEndpoint,
} from './schedules.ts';
export { searchDoctorsEndpoint, searchSuggestionsEndpoint } from './search.ts';
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
} from './second-factor.ts';
export {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  loginDoctorEndpoint,
  loginPatientEndpoint,
  logoutEndpoint,
  ownSessionsEndpoint,
} from './sessions.ts';
export {
  askForChangeCodeEndpoint,
  askForSignInCodeEndpoint,
  confirmPhoneEndpoint,
  quickSignUpEndpoint,
  signInByCodeEndpoint,
} from './sign-in-codes.ts';
export { markToldEndpoint, untoldVisitsEndpoint } from './untold-visits.ts';
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
} from './visit-links.ts';
export { noteProgressEndpoint } from './visit-progress.ts';
export { healthReportEndpoint, patientVitalsEndpoint, recordVitalsEndpoint } from './vitals.ts';
