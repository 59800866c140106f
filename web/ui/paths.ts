import type { DoctorSearchParam } from '#domain/search/doctor-filters.ts';

/** All URLs of the site. Route state is in the query, so that each URL works without history. */
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
  patientProfile: '/dashboard/patient/settings/profile',
  patientNotifications: '/dashboard/patient/settings/notifications',
  patientCalendar: '/dashboard/patient/settings/calendar',
  patientAbha: '/dashboard/patient/settings/abha',
  patientSecurity: '/dashboard/patient/settings/security',
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
  hospitalPatients: '/dashboard/hospital/patients',
  hospitalDoctors: '/dashboard/hospital/doctors',
  hospitalTeam: '/dashboard/hospital/team',
  hospitalAccount: '/dashboard/hospital/account',
  hospitalReport: '/dashboard/hospital/reports',
  activityLog: '/dashboard/hospital/activity-log',
  hospitalSettings: '/dashboard/hospital/settings',
  appointmentList: '/appList',
  operator: '/operator',
  unauthorized: '/unauthorize',
  apiDocs: '/api/docs/',
} as const;

export const isAreaPath = (path: string) => /^\/(dashboard|appList)(\/|$)/.test(path);

function withQuery(path: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface Search {
  readonly hname?: string | null | undefined;
  readonly specialization?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** The address of the doctors' list; several values of a filter are separated by commas. */
export type DoctorSearch = { readonly [Name in DoctorSearchParam]?: string | null | undefined };

export function bookAtDeskPath(time: { doctorId: string; date: string; slot: string }): string {
  const search = new URLSearchParams({ doctor: time.doctorId, date: time.date, time: time.slot });
  return `${paths.hospitalPatients}?${search}`;
}

export function addPatientPath(phone: string): string {
  return withQuery(paths.hospitalPatients, { q: phone, add: 'yes' });
}

export function hospitalCalendarPath(doctorId: string): string {
  return withQuery(paths.hospitalCalendar, { span: 'week', doctors: doctorId });
}

export function frontDeskDayPath(doctorId: string, date: string): string {
  return withQuery(paths.hospitalCalendar, { date, doctors: doctorId });
}

export type HospitalSettingsSection = 'address' | 'hours' | 'holidays' | 'programs' | 'messages' | 'papers';
export const hospitalSettingsPath = (section: HospitalSettingsSection) =>
  `${paths.hospitalSettings}/${section}`;

export const hospitalHoursPath = (practiceId: string) =>
  `${paths.hospitalDoctors}/${encodeURIComponent(practiceId)}`;

export const inviteDoctorPath = `${paths.hospitalTeam}?role=doctor#invite`;

/** A patient of the hospital, for its staff; `search` carries the slot to book. */
export function hospitalPatientPath(patientId: string, search = ''): string {
  return `${paths.hospitalPatients}/${encodeURIComponent(patientId)}${search}`;
}

export function emergencyRecordPath(patientId: string): string {
  return `${hospitalPatientPath(patientId)}/record`;
}

/** The first word of a hospital's name is part of the URL. */
function firstWord(hospitalName: string): string {
  return encodeURIComponent(hospitalName.trim().split(/\s+/)[0] ?? '');
}

/** Below the hospital's first word if one is chosen. */
export function doctorsPath(search: DoctorSearch): string {
  const base = search.hname ? `/${firstWord(search.hname)}/doctors-available` : '/doctors-available';
  return withQuery(base, { ...search });
}

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
  /** The patient's id, if the visit is not for the user. */
  readonly for?: string | null;
}

export function doctorPath(doctorId: string, search: Search = {}, choice: Choice = {}): string {
  const base = search.hname
    ? `/${firstWord(search.hname)}/doctors-available/DoctorDescription`
    : '/doctor-description';
  return withQuery(base, { doctor: doctorId, ...search, ...choice });
}

/** Listed for search engines, besides the pages of doctors and hospitals. */
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

/** The page of a one-time invitation to the staff of a hospital. */
export function joinPath(secret: string): string {
  return `/join/${encodeURIComponent(secret)}`;
}

/** An appointment, for its doctor. */
export function appointmentPath(appointmentId: string): string {
  return `${paths.doctorAppointments}/${encodeURIComponent(appointmentId)}`;
}

/** A part of a doctor's profile and settings. */
export const profileSectionPath = (section: string) => `${paths.editProfile}/${section}`;

/** A patient's whole record, for a doctor. */
export function patientPath(patientId: string): string {
  return `${paths.doctorPatients}/${encodeURIComponent(patientId)}`;
}

/** An appointment, for its patient; a booking ends here. */
export function visitPath(appointmentId: string): string {
  return `${paths.patientAppointments}/${encodeURIComponent(appointmentId)}`;
}

/** The patient's reviews, with the form for this doctor. */
export function writeReviewPath(doctorId: string): string {
  return withQuery(paths.patientReviews, { doctor: doctorId });
}

export const passwordPath = `${paths.patientSecurity}#password`;

/** `returnTo` is the page to open after the login. */
export function loginPath(returnTo?: string | null): string {
  return withQuery(paths.login, { returnTo });
}

/** `role` opens the form of that role. */
export function registerPath(returnTo: string | null, role: string | null = null): string {
  return withQuery(paths.register, { role, returnTo });
}

export function forgotPasswordPath(returnTo: string | null): string {
  return withQuery(paths.forgotPassword, { returnTo });
}

/** Any origin will do: it only shows if a URL leaves the site. */
const thisSite = 'https://hams.invalid';
const maxReturnLength = 2000;
/** Logged-in users must not return to these pages. */
const loginPages = /^\/(login|register|forgot-password)\/?$/i;

/**
 * Returns `returnTo` as path, query and fragment if it is a page of this site other than a login page; else
 * null, so that no link leads elsewhere after a login. Parsed as browsers do, which drop tabs and take `\`
 * for `/`.
 */
export function safeReturn(search: URLSearchParams): string | null {
  const wanted = search.get('returnTo');
  if (!wanted?.startsWith('/') || wanted.length > maxReturnLength) return null;
  const url = parsed(wanted);
  // A path such as `/.//evil.example` starts with two slashes once its dots are resolved.
  if (url?.origin !== thisSite || url.pathname.startsWith('//') || loginPages.test(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** True if the login returns to a doctor's page, where only patients can continue. */
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
    return null; // not a URL; URL.parse is too new for many phones
  }
}
