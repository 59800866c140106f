import type { RouteObject } from 'react-router';
import type { Call } from './api/client.ts';
import type { Place } from './places/place.ts';
import { NotFoundScreen } from './screens/site/not-found-screen.tsx';
import { PageError } from './screens/site/page-error.tsx';
import { Shell } from './screens/site/shell.tsx';

/** What loaders need: the API, and where the visitor is. The server and the browser each bring their own. */
export interface LoaderDeps {
  readonly call: Call;
  readonly place: () => Place | null;
}

/** The map of screens. Each is loaded when first visited; the server loads all of them once. */
export function routesFor(deps: LoaderDeps): RouteObject[] {
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
  const signedIn = async () => ({
    Component: (await import('./screens/signed-in.tsx')).DashboardScreen,
  });
  return [
    // The signed-in areas have a frame of their own.
    { path: 'dashboard/*', ErrorBoundary: PageError, lazy: signedIn },
    { path: 'appList', ErrorBoundary: PageError, lazy: signedIn },
    {
      Component: Shell,
      ErrorBoundary: PageError,
      children: [
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
          path: 'services',
          lazy: async () => ({
            Component: (await import('./screens/site/services-screen.tsx')).ServicesScreen,
          }),
        },
        {
          path: 'aboutUs',
          lazy: async () => ({ Component: (await import('./screens/site/about-screen.tsx')).AboutScreen }),
        },
        {
          path: 'faqs',
          lazy: async () => ({ Component: (await import('./screens/site/faqs-screen.tsx')).FaqsScreen }),
        },
        {
          path: 'heart',
          lazy: async () => ({ Component: (await import('./screens/site/heart-screen.tsx')).HeartScreen }),
        },
        {
          path: 'login',
          lazy: async () => ({ Component: (await import('./screens/site/login-screen.tsx')).LoginScreen }),
        },
        {
          path: 'forgot-password',
          lazy: async () => ({
            Component: (await import('./screens/site/forgot-password-screen.tsx')).ForgotPasswordScreen,
          }),
        },
        {
          path: 'demo/mailbox',
          lazy: async () => {
            const screen = await import('./screens/site/demo-mailbox-screen.tsx');
            return { Component: screen.DemoMailboxScreen, loader: screen.loadDemoMailbox(deps) };
          },
        },
        {
          path: 'confirmation',
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
          path: 'unauthorize',
          lazy: async () => ({
            Component: (await import('./screens/site/access-denied-screen.tsx')).AccessDeniedScreen,
          }),
        },
        { path: '*', Component: NotFoundScreen },
      ],
    },
  ];
}
