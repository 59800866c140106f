import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { appointmentChangeRoutes } from './appointments/appointment-change-routes.ts';
import { appointmentDetailRoutes } from './appointments/appointment-detail-routes.ts';
import { bookingRoutes } from './appointments/booking-routes.ts';
import { delayRoutes } from './appointments/delay-routes.ts';
import { doctorAppointmentListRoutes } from './appointments/doctor-appointment-list-routes.ts';
import { doctorAppointmentRoutes } from './appointments/doctor-appointment-routes.ts';
import { ownPatientRoutes } from './appointments/own-patient-routes.ts';
import { patientAppointmentRoutes } from './appointments/patient-appointment-routes.ts';
import { recordCallsWith } from './audit/record-calls.ts';
import { availabilityRoutes } from './availability/availability-routes.ts';
import { keepAnswers } from './availability/kept-answers.ts';
import { calendarFeedRoute } from './calendar/calendar-feed-route.ts';
import { calendarLinkRoutes, calendarRoutes } from './calendar/calendar-routes.ts';
import { clinicalHistoryRoutes } from './clinical-records/clinical-history-routes.ts';
import { clinicalRecordRoutes } from './clinical-records/clinical-record-routes.ts';
import { consultationRoutes } from './consultations/consultation-routes.ts';
import { doctorRoutes } from './doctors/doctor-routes.ts';
import { emergencyAccessRoutes } from './emergency-access/emergency-access-routes.ts';
import { hospitalBookingRoutes } from './hospital-bookings/hospital-booking-routes.ts';
import { deskRoutes } from './hospital-desks/desk-routes.ts';
import { hospitalDoctorRoutes } from './hospital-doctors/hospital-doctor-routes.ts';
import { hospitalFiguresRoutes } from './hospital-figures/hospital-figures-routes.ts';
import { invitationRoutes } from './hospital-invitations/invitation-routes.ts';
import { hospitalLogRoutes } from './hospital-log/hospital-log-routes.ts';
import { hospitalPeopleRoutes } from './hospital-people/hospital-people-routes.ts';
import { hospitalScheduleRoutes } from './hospital-schedules/hospital-schedule-routes.ts';
import { hospitalSettingsRoutes } from './hospital-settings/hospital-settings-routes.ts';
import { teamRoutes } from './hospital-team/team-routes.ts';
import { hospitalVisitRoutes } from './hospital-visits/hospital-visit-routes.ts';
import { hospitalVitalsRoutes } from './hospital-vitals/hospital-vitals-routes.ts';
import { hospitalRoutes } from './hospitals/hospital-routes.ts';
import { leaveRoutes } from './leaves/leave-routes.ts';
import { letterheadRoutes } from './letterheads/letterhead-routes.ts';
import { limitCalls } from './limits/limit-calls.ts';
import { asksForLine } from './live/admit-upgrade.ts';
import { liveRoutes } from './live/live-routes.ts';
import { openLive } from './live/open-live.ts';
import { openRequestLog } from './log/log.ts';
import { logRequests } from './log/log-requests.ts';
import { requestIdsWith } from './log/request-id.ts';
import { confirmAtDeskWith } from './memberships/confirm-at-desk.ts';
import { membershipRoutes } from './memberships/membership-routes.ts';
import { metrics } from './metrics/metrics.ts';
import { messageRoutes } from './notifications/message-routes.ts';
import { notificationRoutes } from './notifications/notification-routes.ts';
import { pushRoutes } from './notifications/push/push-routes.ts';
import { webhookRoutes } from './notifications/webhook-routes.ts';
import { apiDocuments } from './operations/api-documents.ts';
import { operationRoutes, readinessOf } from './operations/operation-routes.ts';
import { operatorRoutes } from './operators/operator-routes.ts';
import { authenticateOperatorWith } from './operators/operator-sessions.ts';
import type { BuiltSite } from './pages/built-site.ts';
import { keepPages } from './pages/kept-pages.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { searchEngineRoutes } from './pages/search-engine-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { patientRoutes } from './patients/patient-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { abhaRoutes } from './people/abha-routes.ts';
import { peopleRoutes } from './people/people-routes.ts';
import { photoRoutes } from './photos/photo-routes.ts';
import { placesForForms, takeForms } from './photos/take-forms.ts';
import { placeRoutes } from './places/place-routes.ts';
import type { Deps } from './platform/deps.ts';
import { mountOn, validate } from './platform/mount.ts';
import { handleProblems, refuseConnection, refuseUnreadableWith } from './platform/problems.ts';
import { refuseWrongMethods } from './platform/refuse-method.ts';
import { isPage, securityHeaders } from './platform/security-headers.ts';
import { practiceRoutes } from './practice/practice-routes.ts';
import { practicesRoutes } from './practices/practice-routes.ts';
import { checkFormRoutes } from './prescription-checks/check-form-routes.ts';
import { checkRoutes } from './prescription-checks/check-routes.ts';
import { wellKnownRoutes } from './prescription-checks/well-known-routes.ts';
import { aidRoutes } from './prescriptions/aid-routes.ts';
import { prescriptionRoutes } from './prescriptions/prescription-routes.ts';
import { reviewRoutes } from './reviews/review-routes.ts';
import { scheduleRoutes } from './schedules/schedule-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { authenticateWith } from './sessions/authenticate.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { signInCodeRoutes } from './sign-in-codes/sign-in-code-routes.ts';
import { findVisitWith } from './visit-links/find-visit.ts';
import { keepPrivate } from './visit-links/keep-private.ts';
import { oneClickRoutes } from './visit-links/one-click-routes.ts';
import { visitLinkRoutes } from './visit-links/visit-link-routes.ts';
import { vitalsRoutes } from './vitals/vitals-routes.ts';

/** Builds the application; without `site` only the API. */
export async function buildApp(deps: Deps, site: BuiltSite | null = null): Promise<FastifyInstance> {
  const { config } = deps;
  const headers = securityHeaders(config, site);
  const app = fastify({
    loggerInstance: openRequestLog(config.logLevel),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdsWith(config),
    // Only the nearest proxy is trusted: earlier entries of X-Forwarded-For may be the visitor's own.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    bodyLimit: 256 * 1024,
    // An upload of 10 MB takes a minute on a slow network.
    requestTimeout: 90_000,
    frameworkErrors: refuseUnreadableWith(headers.answer),
    clientErrorHandler: refuseConnection,
    http: { shouldUpgradeCallback: asksForLine },
    return503OnClosing: false, // requests that still arrive while stopping are answered as usual
    routerOptions: { maxParamLength: 200 },
  });
  handleProblems(app);
  const refuseRest = refuseWrongMethods(app);
  app.setNotFoundHandler(refuseRest);
  app.setValidatorCompiler<z.ZodType>(validate);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
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
  await apiDocuments(app, config);
  const live = openLive(deps);
  const answers = keepAnswers(live, deps.clock);
  const kept = keepPages(live, deps.clock);
  const checkReady = readinessOf(app, deps);
  metrics(app, deps, { live, caches: { answers: answers.counts, pages: kept.counts }, checkReady });

  liveRoutes(app, deps, live);
  calendarFeedRoute(app, deps);
  wellKnownRoutes(app, deps);
  const findVisit = findVisitWith(deps);
  await app.register(
    async (api) => {
      const record = recordCallsWith(deps);
      const guards = {
        authenticate: authenticateWith(deps),
        authenticateOperator: authenticateOperatorWith(deps),
        confirmAtDesk: confirmAtDeskWith(deps),
      };
      const mount = mountOn(api, guards, record, await placesForForms(api, deps));
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
      hospitalPeopleRoutes(mount, deps);
      hospitalBookingRoutes(mount, deps);
      invitationRoutes(mount, deps);
      teamRoutes(mount, deps);
      deskRoutes(mount, deps);
      emergencyAccessRoutes(mount, deps);
      hospitalVitalsRoutes(mount, deps);
      hospitalLogRoutes(mount, deps);
      hospitalDoctorRoutes(mount, deps);
      hospitalScheduleRoutes(mount, deps);
      hospitalSettingsRoutes(mount, deps);
      hospitalFiguresRoutes(mount, deps);
      doctorRoutes(mount, deps);
      availabilityRoutes(mount, deps, answers);
      bookingRoutes(mount, deps);
      patientAppointmentRoutes(mount, deps);
      appointmentChangeRoutes(mount, deps);
      delayRoutes(mount, deps);
      leaveRoutes(mount, deps);
      doctorAppointmentRoutes(mount, deps);
      await api.register(async (links) => {
        keepPrivate(links);
        const mountLink = mountOn(links, guards, record);
        visitLinkRoutes(mountLink, deps, findVisit);
        calendarLinkRoutes(mountLink, deps, findVisit);
        checkRoutes(mountLink, deps);
      });
      practiceRoutes(mount, deps);
      practicesRoutes(mount, deps);
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
      aidRoutes(mount, deps);
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
    keepPrivate(links);
    await takeForms(links);
    oneClickRoutes(links, deps, findVisit);
    checkFormRoutes(links, deps);
  });
  if (site) {
    searchEngineRoutes(app, deps, site);
    await app.register(async (pages) => pageRoutes(pages, { ...deps, site, kept }));
  }
  return app;
}
