import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { createDeskConfirmation } from './accounts/memberships/confirm-at-desk.ts';
import { membershipRoutes } from './accounts/memberships/membership-routes.ts';
import { createOperatorAuthentication } from './accounts/operators/operator-sessions.ts';
import { passwordRoutes } from './accounts/passwords/password-routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts';
import { createAuthentication } from './accounts/sessions/authenticate.ts';
import { sessionRoutes } from './accounts/sessions/session-routes.ts';
import { signInCodeRoutes } from './accounts/sign-in-codes/sign-in-code-routes.ts';
import { bookingRoutes } from './appointments/booking/booking-routes.ts';
import { ownPatientRoutes } from './appointments/booking/own-patient-routes.ts';
import { appointmentChangeRoutes } from './appointments/changes/appointment-change-routes.ts';
import { dashboardRoutes } from './appointments/dashboard/dashboard-routes.ts';
import { ownProfileRoutes } from './appointments/dashboard/own-profile-routes.ts';
import { delayRoutes } from './appointments/delays/delay-routes.ts';
import { appointmentDetailRoutes } from './appointments/detail/appointment-detail-routes.ts';
import { doctorAppointmentListRoutes } from './appointments/doctor-list/doctor-appointment-list-routes.ts';
import { doctorAppointmentRoutes } from './appointments/doctor-list/doctor-appointment-routes.ts';
import { clinicalHistoryRoutes } from './appointments/history/clinical-history-routes.ts';
import { leaveRoutes } from './appointments/leave/leave-routes.ts';
import { patientAppointmentRoutes } from './appointments/patient-list/patient-appointment-routes.ts';
import { paymentRoutes } from './appointments/payments/payment-routes.ts';
import { practiceChangeRoutes } from './appointments/practice-changes/practice-change-routes.ts';
import { reviewRoutes } from './appointments/reviews/review-routes.ts';
import { checkFormRoutes } from './clinical/prescription-checks/check-form-routes.ts';
import { checkRoutes } from './clinical/prescription-checks/check-routes.ts';
import { wellKnownRoutes } from './clinical/prescription-checks/well-known-routes.ts';
import { prescribingAidRoutes } from './clinical/prescriptions/aids/prescribing-aid-routes.ts';
import { prescriptionRoutes } from './clinical/prescriptions/prescription-routes.ts';
import { clinicalRecordRoutes } from './clinical/records/clinical-record-routes.ts';
import { vitalsRoutes } from './clinical/vitals/vitals-routes.ts';
import { letterheadRoutes } from './doctors/letterheads/letterhead-routes.ts';
import { doctorRoutes } from './doctors/profile/doctor-routes.ts';
import { activityLogRoutes } from './hospital/activity-log/activity-log-routes.ts';
import { hospitalBookingRoutes } from './hospital/bookings/hospital-booking-routes.ts';
import { deskRoutes } from './hospital/desks/desk-routes.ts';
import { hospitalDoctorRoutes } from './hospital/doctors/hospital-doctor-routes.ts';
import { emergencyAccessRoutes } from './hospital/emergency-access/emergency-access-routes.ts';
import { hospitalVisitRoutes } from './hospital/front-desk/hospital-visit-routes.ts';
import { invitationRoutes } from './hospital/invitations/invitation-routes.ts';
import { hospitalPatientsRoutes } from './hospital/patients/hospital-patients-routes.ts';
import { hospitalRoutes } from './hospital/profile/hospital-routes.ts';
import { hospitalReportRoutes } from './hospital/reports/hospital-reports-routes.ts';
import { hospitalScheduleRoutes } from './hospital/schedules/hospital-schedule-routes.ts';
import { hospitalSettingsRoutes } from './hospital/settings/hospital-settings-routes.ts';
import { teamRoutes } from './hospital/team/team-routes.ts';
import { hospitalVitalsRoutes } from './hospital/vitals/hospital-vitals-routes.ts';
import { calendarFeedRoute } from './messaging/calendar/calendar-feed-route.ts';
import { calendarLinkRoutes, calendarRoutes } from './messaging/calendar/calendar-routes.ts';
import { messageRoutes } from './messaging/message-routes.ts';
import { notificationRoutes } from './messaging/notification-routes.ts';
import { pushRoutes } from './messaging/push/push-routes.ts';
import { addPrivateHeaders } from './messaging/visit-links/add-private-headers.ts';
import { createFindVisit } from './messaging/visit-links/find-linked-visit.ts';
import { oneClickRoutes } from './messaging/visit-links/one-click-routes.ts';
import { visitLinkRoutes } from './messaging/visit-links/visit-link-routes.ts';
import { webhookRoutes } from './messaging/webhook-routes.ts';
import { abhaRoutes } from './patients/abha/abha-routes.ts';
import { peopleRoutes } from './patients/family/people-routes.ts';
import { patientRoutes } from './patients/profile/patient-routes.ts';
import { createCallRecorder } from './platform/audit/record-calls.ts';
import type { Deps } from './platform/deps.ts';
import { acceptForms, createFormScopes } from './platform/files/accept-forms.ts';
import { photoRoutes } from './platform/files/photo-routes.ts';
import { createMount, createValidator } from './platform/http/mount.ts';
import { createBadUrlHandler, refuseConnection, registerErrorHandler } from './platform/http/problems.ts';
import { refuseWrongMethods } from './platform/http/refuse-wrong-methods.ts';
import { createSecurityHeaders, isPage } from './platform/http/security-headers.ts';
import { limitCalls } from './platform/limits/limit-calls.ts';
import { createRequestLog } from './platform/log/log.ts';
import { logRequests } from './platform/log/log-requests.ts';
import { createRequestIdSource } from './platform/log/request-id.ts';
import { registerMetrics } from './platform/metrics/metrics.ts';
import { serveApiDocuments } from './platform/operations/api-documents.ts';
import { createReadinessCheck, operationRoutes } from './platform/operations/operation-routes.ts';
import { createAvailabilityCache } from './scheduling/availability/availability-cache.ts';
import { availabilityRoutes } from './scheduling/availability/availability-routes.ts';
import { scheduleRoutes } from './scheduling/schedules/schedule-routes.ts';
import { searchRoutes } from './search/doctors/search-routes.ts';
import { placeRoutes } from './search/places/place-routes.ts';
import { operatorRoutes } from './site/operator/operator-routes.ts';
import type { BuiltSite } from './site/pages/built-site.ts';
import { createPageCache } from './site/pages/page-cache.ts';
import { pageRoutes } from './site/pages/page-routes.ts';
import { searchEngineRoutes } from './site/pages/search-engine-routes.ts';
import { consultationRoutes } from './video/consultations/consultation-routes.ts';
import { isLiveRequest } from './video/live/admit-upgrade.ts';
import { liveRoutes } from './video/live/live-routes.ts';
import { openLive } from './video/live/open-live.ts';

/** Without `site` only the API is served. */
export async function buildApp(deps: Deps, site: BuiltSite | null = null): Promise<FastifyInstance> {
  const { config } = deps;
  const headers = createSecurityHeaders(config, site);
  const app = fastify({
    loggerInstance: createRequestLog(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: createRequestIdSource(config),
    // Only the nearest proxy is trusted: earlier entries of X-Forwarded-For may be the visitor's own.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // An upload of 10 MB takes a minute on a slow network.
    requestTimeout: 90_000,
    frameworkErrors: createBadUrlHandler(headers.answer),
    clientErrorHandler: refuseConnection,
    http: { shouldUpgradeCallback: isLiveRequest },
    return503OnClosing: false, // requests that still arrive while stopping are answered as usual
    routerOptions: { maxParamLength: 200 },
  });
  registerErrorHandler(app);
  const refuseRest = refuseWrongMethods(app);
  app.setNotFoundHandler(refuseRest);
  app.setValidatorCompiler<z.ZodType>(createValidator);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('actor', null);
  app.decorateRequest('operator', null);
  app.decorateRequest('refused', null);
  app.decorateRequest('photo', null);
  app.decorateRequest('sentFile', null);

  logRequests(app, config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isPage(request.url) ? headers.document : headers.answer);
    done();
  });
  if (config.rateLimit) limitCalls(app, deps);
  await serveApiDocuments(app, config);
  const live = openLive(deps);
  const answers = createAvailabilityCache(live, deps.clock);
  const pageCache = createPageCache(live, deps.clock);
  const checkReady = createReadinessCheck(app, deps);
  registerMetrics(app, deps, {
    live,
    caches: { answers: answers.counts, pages: pageCache.counts },
    checkReady,
  });

  liveRoutes(app, deps, live);
  calendarFeedRoute(app, deps);
  wellKnownRoutes(app, deps);
  const findVisit = createFindVisit(deps);
  await app.register(
    async (api) => {
      const record = createCallRecorder(deps);
      const guards = {
        authenticate: createAuthentication(deps),
        authenticateOperator: createOperatorAuthentication(deps),
        confirmAtDesk: createDeskConfirmation(deps),
      };
      const mount = createMount(api, guards, record, await createFormScopes(api, deps));
      operationRoutes(mount, deps, checkReady);
      operatorRoutes(mount, deps);
      sessionRoutes(mount, deps);
      secondFactorRoutes(mount, deps);
      passwordRoutes(mount, deps);
      notificationRoutes(mount, deps);
      messageRoutes(mount, deps);
      pushRoutes(mount, deps);
      patientRoutes(mount, deps);
      signInCodeRoutes(mount, deps);
      peopleRoutes(mount, deps);
      abhaRoutes(mount, deps);
      hospitalRoutes(mount, deps);
      membershipRoutes(mount, deps);
      hospitalVisitRoutes(mount, deps);
      hospitalPatientsRoutes(mount, deps);
      hospitalBookingRoutes(mount, deps);
      invitationRoutes(mount, deps);
      teamRoutes(mount, deps);
      deskRoutes(mount, deps);
      emergencyAccessRoutes(mount, deps);
      hospitalVitalsRoutes(mount, deps);
      activityLogRoutes(mount, deps);
      hospitalDoctorRoutes(mount, deps);
      hospitalScheduleRoutes(mount, deps);
      hospitalSettingsRoutes(mount, deps);
      hospitalReportRoutes(mount, deps);
      doctorRoutes(mount, deps);
      ownProfileRoutes(mount, deps);
      availabilityRoutes(mount, deps, answers);
      bookingRoutes(mount, deps);
      patientAppointmentRoutes(mount, deps);
      appointmentChangeRoutes(mount, deps);
      delayRoutes(mount, deps);
      leaveRoutes(mount, deps);
      doctorAppointmentRoutes(mount, deps);
      await api.register(async (links) => {
        addPrivateHeaders(links);
        const mountLink = createMount(links, guards, record);
        visitLinkRoutes(mountLink, deps, findVisit);
        calendarLinkRoutes(mountLink, deps, findVisit);
        checkRoutes(mountLink, deps);
      });
      dashboardRoutes(mount, deps);
      practiceChangeRoutes(mount, deps);
      doctorAppointmentListRoutes(mount, deps);
      ownPatientRoutes(mount, deps);
      appointmentDetailRoutes(mount, deps);
      calendarRoutes(mount, deps);
      consultationRoutes(mount, deps);
      vitalsRoutes(mount, deps);
      clinicalRecordRoutes(mount, deps);
      clinicalHistoryRoutes(mount, deps);
      prescriptionRoutes(mount, deps);
      letterheadRoutes(mount, deps);
      prescribingAidRoutes(mount, deps);
      paymentRoutes(mount, deps);
      reviewRoutes(mount, deps);
      placeRoutes(mount, deps);
      scheduleRoutes(mount, deps);
      searchRoutes(mount, deps);
      photoRoutes(api, deps);
      await api.register(async (hooks) => webhookRoutes(hooks, deps));
      api.all('/*', refuseRest);
    },
    { prefix: '/api' },
  );
  await app.register(async (links) => {
    addPrivateHeaders(links);
    await acceptForms(links);
    oneClickRoutes(links, deps, findVisit);
    checkFormRoutes(links, deps);
  });
  if (site) {
    searchEngineRoutes(app, deps, site);
    await app.register(async (pages) => pageRoutes(pages, { ...deps, site, pageCache }));
  }
  return app;
}
