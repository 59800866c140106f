import type { RouteObject } from 'react-router';
import type { LoaderDeps } from './loader-deps.ts';
import { paths } from './paths.ts';
import { PageError } from './screens/site/frame/page-error.tsx';
import { Shell } from './screens/site/frame/shell.tsx';
import { NotFoundScreen } from './screens/site/not-found-screen.tsx';

/** The screens by path. Each is loaded on its first visit; the server loads all of them once. */
export function routesFor(deps: LoaderDeps): RouteObject[] {
  return [...signedInRoutes, { Component: Shell, ErrorBoundary: PageError, children: publicRoutes(deps) }];
}

function publicRoutes(deps: LoaderDeps): RouteObject[] {
  const home = async () => {
    const screen = await import('./screens/home/home-screen.tsx');
    return { Component: screen.HomeScreen, loader: screen.loadHome(deps) };
  };
  const doctors = async () => {
    const screen = await import('./screens/find/doctors-screen.tsx');
    return { Component: screen.DoctorsScreen, loader: screen.loadDoctors(deps) };
  };
  const doctor = async () => {
    const screen = await import('./screens/find/doctor-screen.tsx');
    return { Component: screen.DoctorScreen, loader: screen.loadDoctor(deps) };
  };
  return [
    { index: true, lazy: home, handle: { file: 'home' } },
    { path: 'doctors-available', lazy: doctors, handle: { file: 'doctors-list' } },
    { path: ':hospital/doctors-available', lazy: doctors, handle: { file: 'doctors-list' } },
    { path: 'doctor-description', lazy: doctor, handle: { file: 'doctor' } },
    {
      path: ':hospital/doctors-available/DoctorDescription',
      lazy: doctor,
      handle: { file: 'doctor' },
    },
    {
      path: paths.services,
      lazy: async () => ({
        Component: (await import('./screens/site/reading/services-screen.tsx')).ServicesScreen,
      }),
    },
    {
      path: paths.aboutUs,
      lazy: async () => ({
        Component: (await import('./screens/site/reading/about-screen.tsx')).AboutScreen,
      }),
    },
    {
      path: paths.faqs,
      lazy: async () => ({ Component: (await import('./screens/site/faqs/faqs-screen.tsx')).FaqsScreen }),
    },
    {
      path: paths.heart,
      lazy: async () => ({ Component: (await import('./screens/site/heart/heart-screen.tsx')).HeartScreen }),
    },
    {
      path: paths.login,
      lazy: async () => ({ Component: (await import('./screens/site/login/login-screen.tsx')).LoginScreen }),
    },
    {
      path: paths.forgotPassword,
      lazy: async () => ({
        Component: (await import('./screens/site/login/forgot-password-screen.tsx')).ForgotPasswordScreen,
      }),
    },
    {
      path: paths.demoMailbox,
      lazy: async () => {
        const screen = await import('./screens/site/demo-mailbox-screen.tsx');
        return { Component: screen.DemoMailboxScreen, loader: screen.loadDemoMailbox(deps) };
      },
    },
    {
      path: paths.confirmation,
      lazy: async () => ({
        Component: (await import('./screens/find/confirmation-screen.tsx')).ConfirmationScreen,
      }),
    },
    {
      path: 'offline',
      lazy: async () => ({
        Component: (await import('./screens/site/offline-screen.tsx')).OfflineScreen,
      }),
    },
    {
      path: paths.unauthorized,
      lazy: async () => ({
        Component: (await import('./screens/site/access-denied-screen.tsx')).AccessDeniedScreen,
      }),
    },
    { path: '*', Component: NotFoundScreen },
  ];
}

/** An area is for one role, and shows its screens in a frame of its own. */
const patientArea: RouteObject = {
  ErrorBoundary: PageError,
  lazy: async () => ({ Component: (await import('./screens/patient/area.tsx')).PatientArea }),
  children: [
    {
      path: paths.patientDashboard,
      lazy: async () => ({
        Component: (await import('./screens/patient/dashboard.tsx')).PatientDashboard,
      }),
    },
    {
      path: paths.patientAppointments,
      lazy: async () => ({
        Component: (await import('./screens/patient/appointments-screen.tsx')).PatientAppointmentsScreen,
      }),
    },
    {
      path: paths.patientReviews,
      lazy: async () => ({
        Component: (await import('./screens/patient/reviews-screen.tsx')).PatientReviewsScreen,
      }),
    },
    {
      path: paths.patientSettings,
      lazy: async () => ({
        Component: (await import('./screens/patient/settings-screen.tsx')).PatientSettingsScreen,
      }),
    },
    { path: `${paths.patientDashboard}/*`, lazy: unknownScreen },
  ],
};

const doctorArea: RouteObject = {
  ErrorBoundary: PageError,
  lazy: async () => ({ Component: (await import('./screens/doctor/area.tsx')).DoctorArea }),
  children: [
    {
      path: paths.doctorDashboard,
      lazy: async () => ({
        Component: (await import('./screens/doctor/home-screen.tsx')).DoctorHomeScreen,
      }),
    },
    { path: paths.doctorAppointments, lazy: appointmentList },
    { path: paths.appointmentList, lazy: appointmentList },
    {
      path: `${paths.doctorAppointments}/:appointmentId`,
      lazy: async () => ({
        Component: (await import('./screens/doctor/detail-screen.tsx')).AppointmentDetailScreen,
      }),
    },
    {
      path: paths.doctorSlots,
      lazy: async () => ({ Component: (await import('./screens/doctor/slots-screen.tsx')).SlotsScreen }),
    },
    {
      path: paths.editProfile,
      lazy: async () => ({
        Component: (await import('./screens/doctor/edit-profile-screen.tsx')).EditProfileScreen,
      }),
    },
    { path: `${paths.dashboard}/*`, lazy: unknownScreen },
  ],
};

/** The signed-in areas; /dashboard redirects to the caller's own. */
export const signedInRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    ErrorBoundary: PageError,
    lazy: async () => ({ Component: (await import('./screens/area/own-area.tsx')).OwnArea }),
  },
  patientArea,
  doctorArea,
];

async function appointmentList() {
  return { Component: (await import('./screens/doctor/list-screen.tsx')).AppointmentListScreen };
}

async function unknownScreen() {
  return { Component: (await import('./screens/area/unknown-screen.tsx')).UnknownScreen };
}
