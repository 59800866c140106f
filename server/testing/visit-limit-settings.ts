/**
 * Settings for tests in which one patient, or many new ones, book often; an empty value stands for the
 * product's own limit.
 */
export const highVisitLimits = {
  REQUESTS_PER_DOCTOR_AND_DAY: '9999',
  OPEN_VISITS_PER_DOCTOR: '9999',
  OPEN_VISITS: '9999',
  OPEN_VISITS_UNPROVEN: '9999',
  UNPROVEN_SHARE: '100',
};
