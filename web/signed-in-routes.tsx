import type { RouteObject } from 'react-router';
import { lazyScreen } from './lazy-screen.ts';
import { PageError } from './screens/site/frame/page-error.tsx';
import { paths } from './ui/paths.ts';

/** The script that every page of an area loads besides the common ones. */
const handle = { file: 'signed-in-routes' };

const appointmentList = lazyScreen(
  () => import('./screens/doctor/appointments/appointment-list-screen.tsx'),
  'AppointmentListScreen',
);
const unknownScreen = lazyScreen(() => import('./screens/area/unknown-screen.tsx'), 'UnknownScreen');

const patientArea: RouteObject = {
  handle,
  ErrorBoundary: PageError,
  lazy: lazyScreen(() => import('./screens/patient/patient-area.tsx'), 'PatientArea'),
  children: [
    {
      path: paths.patientDashboard,
      lazy: lazyScreen(() => import('./screens/patient/dashboard/patient-dashboard.tsx'), 'PatientDashboard'),
    },
    {
      path: paths.patientAppointments,
      lazy: lazyScreen(
        () => import('./screens/patient/appointments/appointments-screen.tsx'),
        'PatientAppointmentsScreen',
      ),
    },
    {
      path: `${paths.patientAppointments}/:appointmentId`,
      lazy: lazyScreen(() => import('./screens/patient/appointments/visit-screen.tsx'), 'VisitScreen'),
    },
    {
      path: paths.patientReviews,
      lazy: lazyScreen(() => import('./screens/patient/reviews-screen.tsx'), 'PatientReviewsScreen'),
    },
    {
      path: paths.patientHealth,
      lazy: lazyScreen(() => import('./screens/patient/health-screen.tsx'), 'PatientHealthScreen'),
    },
    {
      path: paths.patientPeople,
      lazy: lazyScreen(() => import('./screens/patient/patient-people-screen.tsx'), 'PatientPeopleScreen'),
    },
    {
      path: paths.patientSettings,
      lazy: lazyScreen(() => import('./screens/patient/settings/settings-screen.tsx'), 'SettingsScreen'),
      children: [
        {
          index: true,
          lazy: lazyScreen(() => import('./screens/patient/settings/settings-index.tsx'), 'SettingsIndex'),
        },
        {
          path: paths.patientProfile,
          lazy: lazyScreen(() => import('./screens/patient/settings/profile-page.tsx'), 'ProfilePage'),
        },
        {
          path: paths.patientNotifications,
          lazy: lazyScreen(() => import('./screens/patient/settings/message-pages.tsx'), 'NotificationsPage'),
        },
        {
          path: paths.patientCalendar,
          lazy: lazyScreen(() => import('./screens/patient/settings/message-pages.tsx'), 'CalendarPage'),
        },
        {
          path: paths.patientAbha,
          lazy: lazyScreen(() => import('./screens/patient/settings/abha-page.tsx'), 'AbhaPage'),
        },
        {
          path: paths.patientSecurity,
          lazy: lazyScreen(() => import('./screens/patient/settings/security-page.tsx'), 'SecurityPage'),
        },
      ],
    },
    { path: `${paths.patientDashboard}/*`, lazy: unknownScreen },
  ],
};

const doctorArea: RouteObject = {
  handle,
  ErrorBoundary: PageError,
  lazy: lazyScreen(() => import('./screens/doctor/doctor-area.tsx'), 'DoctorArea'),
  children: [
    {
      path: paths.doctorDashboard,
      lazy: lazyScreen(() => import('./screens/doctor/home/doctor-home-screen.tsx'), 'DoctorHomeScreen'),
    },
    {
      path: paths.practice,
      lazy: lazyScreen(() => import('./screens/doctor/practice-screen.tsx'), 'PracticeScreen'),
    },
    { path: paths.doctorAppointments, lazy: appointmentList },
    { path: paths.appointmentList, lazy: appointmentList },
    {
      path: paths.daySheet,
      lazy: lazyScreen(() => import('./screens/doctor/day-sheet-screen.tsx'), 'DaySheetScreen'),
    },
    {
      path: `${paths.doctorAppointments}/:appointmentId`,
      lazy: lazyScreen(
        () => import('./screens/doctor/appointments/appointment-detail-screen.tsx'),
        'AppointmentDetailScreen',
      ),
    },
    {
      path: `${paths.doctorPatients}/:patientId`,
      lazy: lazyScreen(() => import('./screens/doctor/doctor-patient-screen.tsx'), 'DoctorPatientScreen'),
    },
    {
      path: paths.doctorSlots,
      lazy: lazyScreen(() => import('./screens/doctor/slots-screen.tsx'), 'SlotsScreen'),
    },
    {
      path: paths.doctorLeave,
      lazy: lazyScreen(() => import('./screens/doctor/leave-screen.tsx'), 'LeaveScreen'),
    },
    {
      path: `${paths.editProfile}/:section?`,
      lazy: lazyScreen(() => import('./screens/doctor/edit-profile-screen.tsx'), 'EditProfileScreen'),
    },
    {
      path: paths.doctorPractices,
      lazy: lazyScreen(() => import('./screens/doctor/practices-screen.tsx'), 'PracticesScreen'),
    },
    { path: `${paths.dashboard}/*`, lazy: unknownScreen },
  ],
};

const hospitalArea: RouteObject = {
  handle,
  ErrorBoundary: PageError,
  lazy: lazyScreen(() => import('./screens/hospital/hospital-area.tsx'), 'HospitalArea'),
  children: [
    {
      lazy: lazyScreen(() => import('./screens/hospital/role-guards.tsx'), 'FrontDeskOnly'),
      children: [
        {
          path: paths.hospitalToday,
          lazy: lazyScreen(
            () => import('./screens/hospital/front-desk/today-screen.tsx'),
            'HospitalTodayScreen',
          ),
        },
        {
          path: paths.hospitalCalendar,
          lazy: lazyScreen(
            () => import('./screens/hospital/front-desk/calendar-screen.tsx'),
            'HospitalCalendarScreen',
          ),
        },
        {
          path: paths.hospitalPatients,
          lazy: lazyScreen(
            () => import('./screens/hospital/hospital-patients-screen.tsx'),
            'HospitalPatientsScreen',
          ),
        },
        {
          path: `${paths.hospitalPatients}/:patientId`,
          lazy: lazyScreen(
            () => import('./screens/hospital/hospital-person-screen.tsx'),
            'HospitalPatientScreen',
          ),
        },
        {
          path: paths.hospitalDoctors,
          lazy: lazyScreen(
            () => import('./screens/hospital/hospital-doctors-screen.tsx'),
            'HospitalDoctorsScreen',
          ),
        },
        {
          path: `${paths.hospitalDoctors}/:practiceId`,
          lazy: lazyScreen(() => import('./screens/hospital/doctor-hours-screen.tsx'), 'DoctorHoursScreen'),
        },
        {
          path: `${paths.hospitalPatients}/:patientId/record`,
          lazy: lazyScreen(() => import('./screens/hospital/emergency-screen.tsx'), 'EmergencyRecordScreen'),
        },
        {
          path: paths.hospitalTeam,
          lazy: lazyScreen(() => import('./screens/hospital/team-screen.tsx'), 'TeamScreen'),
        },
      ],
    },
    {
      path: paths.hospitalAccount,
      lazy: lazyScreen(() => import('./screens/hospital/account-screen.tsx'), 'HospitalAccountScreen'),
    },
    {
      lazy: lazyScreen(() => import('./screens/hospital/role-guards.tsx'), 'FinanceOnly'),
      children: [
        {
          path: paths.hospitalReport,
          lazy: lazyScreen(
            () => import('./screens/hospital/hospital-reports-screen.tsx'),
            'HospitalReportScreen',
          ),
        },
      ],
    },
    {
      lazy: lazyScreen(() => import('./screens/hospital/role-guards.tsx'), 'AdminOnly'),
      children: [
        {
          path: paths.activityLog,
          lazy: lazyScreen(() => import('./screens/hospital/activity-log-screen.tsx'), 'ActivityLogScreen'),
        },
        {
          path: `${paths.hospitalSettings}/:section?`,
          lazy: lazyScreen(
            () => import('./screens/hospital/hospital-settings-screen.tsx'),
            'HospitalSettingsScreen',
          ),
        },
      ],
    },
    { path: `${paths.hospitalToday}/*`, lazy: unknownScreen },
  ],
};

/** /dashboard redirects to the user's own area. */
export const signedInRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    handle,
    ErrorBoundary: PageError,
    lazy: lazyScreen(() => import('./screens/area/own-area.tsx'), 'OwnArea'),
  },
  patientArea,
  hospitalArea,
  doctorArea,
];
