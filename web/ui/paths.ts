/** Every URL of the site. Route state is in the query, so that each URL works on its own (B-13). */
export const paths = {
  home: '/',
  services: '/services',
  aboutUs: '/aboutUs',
  faqs: '/faqs',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  heart: '/heart',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  demoMailbox: '/demo/mailbox',
  checkCode: '/rx',
  confirmation: '/confirmation',
  dashboard: '/dashboard',
  patientDashboard: '/dashboard/patient',
  patientAppointments: '/dashboard/patient/appointments',
  patientReviews: '/dashboard/patient/reviews',
  patientHealth: '/dashboard/patient/health',
  patientPeople: '/dashboard/patient/people',
  patientSettings: '/dashboard/patient/settings',
  doctorDashboard: '/dashboard/home',
  doctorAppointments: '/dashboard/appointments',
  daySheet: '/dashboard/appointments/sheet',
  doctorPatients: '/dashboard/patients',
  doctorSlots: '/dashboard/slots',
  doctorLeave: '/dashboard/leave',
  practice: '/dashboard/practice',
  editProfile: '/dashboard/editProfile',
  doctorPractices: '/dashboard/practices',
  hospitalToday: '/dashboard/hospital',
  hospitalCalendar: '/dashboard/hospital/calendar',
  hospitalPeople: '/dashboard/hospital/people',
  hospitalDoctors: '/dashboard/hospital/doctors',
  hospitalTeam: '/dashboard/hospital/team',
  hospitalAccount: '/dashboard/hospital/account',
  hospitalFigures: '/dashboard/hospital/figures',
  hospitalLog: '/dashboard/hospital/log',
  hospitalSettings: '/dashboard/hospital/settings',
  appointmentList: '/appList',
  operator: '/operator',
  unauthorized: '/unauthorize',
  apiDocs: '/api/docs/',
} as const;

/** Whether a path belongs to a signed-in area. */
export const isAreaPath = (path: string) => /^\/(dashboard|appList)(\/|$)/.test(path);

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What a visitor is looking for, from the home page to the booking. */
export interface Search {
  readonly hname?: string | null | undefined;
  readonly specialization?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** The search, filters and order of the list of doctors, as in the address. */
export interface DoctorSearch extends Search {
  readonly q?: string | null | undefined;
  /** `true` for a text that is searched for as it stands. */
  readonly exact?: string | null | undefined;
  /** `today` or `tomorrow`. */
  readonly free?: string | null | undefined;
  /** `true` for visits by video. */
  readonly online?: string | null | undefined;
  /** One or several, separated by commas; as the languages. */
  readonly gender?: string | null | undefined;
  readonly language?: string | null | undefined;
  /** Rupees. */
  readonly feeFrom?: string | null | undefined;
  readonly feeTo?: string | null | undefined;
  readonly experienceFrom?: string | null | undefined;
  readonly ratingFrom?: string | null | undefined;
  readonly sort?: string | null | undefined;
  readonly page?: string | null | undefined;
}

/** Where the desk books a free time of a doctor of the hospital. */
export function bookAtDeskPath(time: { doctorId: string; date: string; slot: string }): string {
  const search = new URLSearchParams({ doctor: time.doctorId, date: time.date, time: time.slot });
  return `${paths.hospitalPeople}?${search}`;
}

/** Where a hospital's staff adds a patient whom a phone number did not find. */
export function addPatientPath(phone: string): string {
  return withQuery(paths.hospitalPeople, { q: phone, add: 'yes' });
}

/** The week of one doctor in the hospital's calendar. */
export function hospitalCalendarPath(doctorId: string): string {
  return withQuery(paths.hospitalCalendar, { span: 'week', doctors: doctorId });
}

/** A day of one doctor in the hospital's calendar. */
export function hospitalDayPath(doctorId: string, date: string): string {
  return withQuery(paths.hospitalCalendar, { date, doctors: doctorId });
}

/** The hours of a doctor at the hospital, for its staff. */
export const hospitalHoursPath = (practiceId: string) =>
  `${paths.hospitalDoctors}/${encodeURIComponent(practiceId)}`;

/** The form by which a hospital invites somebody, for a doctor. */
export const inviteDoctorPath = `${paths.hospitalTeam}?role=doctor#invite`;

/** Somebody whom the hospital knows, for its staff; with the time that is to be booked for them, if one is chosen. */
export function hospitalPersonPath(patientId: string, search = ''): string {
  return `${paths.hospitalPeople}/${encodeURIComponent(patientId)}${search}`;
}

/** The record of somebody, for staff who open it in an emergency (M-03). */
export function emergencyRecordPath(patientId: string): string {
  return `${hospitalPersonPath(patientId)}/record`;
}

/** The first word of a hospital's name, for the URL (B-07). */
function firstWord(hospitalName: string): string {
  return encodeURIComponent(hospitalName.trim().split(/\s+/)[0] ?? '');
}

/** The list of doctors, below the hospital's first word if one is chosen. */
export function doctorsPath(search: DoctorSearch): string {
  const base = search.hname ? `/${firstWord(search.hname)}/doctors-available` : '/doctors-available';
  return withQuery(base, { ...search });
}

/** The page of a hospital, of one specialization if it is given (M-12). */
export function hospitalPath(hospitalId: string, specialization?: string | null): string {
  return withQuery(`/hospital/${encodeURIComponent(hospitalId)}`, { specialization });
}

/** A chosen slot: day YYYY-MM-DD and start HH:MM. */
export interface Choice {
  readonly date?: string | null | undefined;
  readonly slot?: string | null | undefined;
  readonly practice?: string | null | undefined;
  readonly mode?: string | null | undefined;
  readonly payment?: string | null | undefined;
  /** Whom the visit is for, if it is not whoever books. */
  readonly for?: string | null;
}

/** A doctor's page with the booking panel, the search and the choice. */
export function doctorPath(doctorId: string, search: Search = {}, choice: Choice = {}): string {
  const base = search.hname
    ? `/${firstWord(search.hname)}/doctors-available/DoctorDescription`
    : '/doctor-description';
  return withQuery(base, { doctor: doctorId, ...search, ...choice });
}

/** The pages for search engines, besides those of doctors and hospitals. */
export const publicPages = [
  paths.home,
  doctorsPath({}),
  paths.services,
  paths.heart,
  paths.aboutUs,
  paths.faqs,
  paths.contact,
  paths.privacy,
  paths.terms,
] as const;

/** The page of a one-time link onto the staff of a hospital (M-01). */
export function joinPath(secret: string): string {
  return `/join/${encodeURIComponent(secret)}`;
}

/** One appointment, for its doctor. */
export function appointmentPath(appointmentId: string): string {
  return `${paths.doctorAppointments}/${encodeURIComponent(appointmentId)}`;
}

/** One patient, for a doctor: the whole record (G-10). */
export function patientPath(patientId: string): string {
  return `${paths.doctorPatients}/${encodeURIComponent(patientId)}`;
}

/** One appointment, for its patient: the card on which a booking ends (E-10). */
export function visitPath(appointmentId: string): string {
  return `${paths.patientAppointments}/${encodeURIComponent(appointmentId)}`;
}

/** The patient's reviews, with the form for this doctor. */
export function writeReviewPath(doctorId: string): string {
  return withQuery(paths.patientReviews, { doctor: doctorId });
}

/** Where a patient sets a password. */
export const passwordPath = `${paths.patientSettings}#password`;

/** The login page, with the page to open afterwards. */
export function loginPath(returnTo?: string | null): string {
  return withQuery(paths.login, { returnTo });
}

/** The page of the registration, with the page to open after it. */
export function registerPath(returnTo: string | null): string {
  return withQuery(paths.register, { returnTo });
}

/** The page for a forgotten password, with the page to open after the login. */
export function forgotPasswordPath(returnTo: string | null): string {
  return withQuery(paths.forgotPassword, { returnTo });
}

/** Any origin: what counts is whether an address leaves it. */
const thisSite = 'https://hams.invalid';
const maxReturnLength = 2000;
/** Who has logged in has no business there. */
const loginPages = /^\/(login|register|forgot-password)\/?$/i;

/**
 * `returnTo` of a URL as path, query and fragment, if that is a page of this site and no entrance; else null: a
 * link must not lead elsewhere after a login. Read as browsers do, which drop tabs and take `\` for `/`.
 */
export function safeReturn(search: URLSearchParams): string | null {
  const wanted = search.get('returnTo');
  if (!wanted?.startsWith('/') || wanted.length > maxReturnLength) return null;
  const url = parsed(wanted);
  // A path such as `/.//evil.example` begins with two slashes once its dots are gone.
  if (url?.origin !== thisSite || url.pathname.startsWith('//') || loginPages.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Whether the login leads back to a doctor's page, where only patients have something to finish. */
export function leadsToBooking(search: URLSearchParams | string): boolean {
  const target = safeReturn(new URLSearchParams(search));
  return (
    target !== null && /^(\/doctor-description|\/[^/]+\/doctors-available\/DoctorDescription)\?/.test(target)
  );
}

function parsed(address: string): URL | null {
  try {
    return new URL(address, thisSite);
  } catch {
    return null; // no address; URL.parse is too new for many phones
  }
}
