import type { RouteObject } from 'react-router';
import type { LoaderDeps } from './api/loader-deps.ts';
import { lazyScreen } from './lazy-screen.ts';
import { PageError } from './screens/site/frame/page-error.tsx';
import { Root } from './screens/site/frame/root.tsx';
import { Shell } from './screens/site/frame/shell.tsx';
import { loadOperator } from './screens/site/legal/load-operator.ts';
import { NotFoundScreen } from './screens/site/not-found-screen.tsx';
import { isAreaPath, paths } from './ui/paths.ts';

export const rootId = 'root';

/**
 * Public screens by path, and those of the given areas. Each is loaded on its first visit; the server loads
 * all of them once.
 */
export function createRoutes(deps: LoaderDeps, areas: readonly RouteObject[]): RouteObject[] {
  const site = { Component: Shell, ErrorBoundary: PageError, children: publicRoutes(deps) };
  return [{ id: rootId, Component: Root, ErrorBoundary: PageError, children: [site, ...areas] }];
}

/** Returns nothing for public paths, so that a visitor's first page does not carry the areas. */
export async function loadSignedInRoutes(path: string): Promise<RouteObject[]> {
  return isAreaPath(path) ? (await import('./signed-in-routes.tsx')).signedInRoutes : [];
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
  const hospital = async () => {
    const screen = await import('./screens/find/hospital-screen.tsx');
    return { Component: screen.HospitalScreen, loader: screen.loadHospital(deps) };
  };
  const about = async () => {
    const screen = await import('./screens/site/reading/about-screen.tsx');
    return { Component: screen.AboutScreen, loader: loadOperator(deps) };
  };
  const contact = async () => {
    const screen = await import('./screens/site/legal/contact-screen.tsx');
    return { Component: screen.ContactScreen, loader: loadOperator(deps) };
  };
  const privacy = async () => {
    const screen = await import('./screens/site/legal/privacy-screen.tsx');
    return { Component: screen.PrivacyScreen, loader: loadOperator(deps) };
  };
  const terms = async () => {
    const screen = await import('./screens/site/legal/terms-screen.tsx');
    return { Component: screen.TermsScreen, loader: loadOperator(deps) };
  };
  const visitLink = async () => {
    const screen = await import('./screens/site/visit-link/visit-link-screen.tsx');
    return { Component: screen.VisitLinkScreen, loader: screen.loadVisitLink(deps) };
  };
  const checkedPaper = async () => {
    const screen = await import('./screens/site/rx/check-screen.tsx');
    return { Component: screen.CheckScreen, loader: screen.loadVerifiedPaper(deps) };
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
    // After the lists: a hospital's first word may be Hospital.
    { path: 'hospital/:hospitalId', lazy: hospital, handle: { file: 'hospital' } },
    {
      path: paths.services,
      lazy: lazyScreen(() => import('./screens/site/reading/services-screen.tsx'), 'ServicesScreen'),
    },
    { path: paths.aboutUs, lazy: about },
    {
      path: paths.faqs,
      lazy: lazyScreen(() => import('./screens/site/faqs/faqs-screen.tsx'), 'FaqsScreen'),
    },
    { path: paths.contact, lazy: contact },
    { path: paths.privacy, lazy: privacy },
    { path: paths.terms, lazy: terms },
    {
      path: paths.heart,
      lazy: lazyScreen(() => import('./screens/site/heart/heart-screen.tsx'), 'HeartScreen'),
    },
    {
      path: paths.login,
      lazy: lazyScreen(() => import('./screens/site/login/login-screen.tsx'), 'LoginScreen'),
    },
    {
      path: paths.register,
      lazy: lazyScreen(() => import('./screens/site/login/login-screen.tsx'), 'LoginScreen'),
    },
    {
      path: paths.forgotPassword,
      lazy: lazyScreen(
        () => import('./screens/site/login/forgot-password-screen.tsx'),
        'ForgotPasswordScreen',
      ),
    },
    {
      path: paths.demoMailbox,
      // It shows different data to each visitor.
      handle: { isPrivate: true },
      lazy: async () => {
        const screen = await import('./screens/site/demo-mailbox-screen.tsx');
        return { Component: screen.DemoMailboxScreen, loader: screen.loadDemoMailbox(deps) };
      },
    },
    // Mail programs post to the second path to unsubscribe (RFC 8058).
    ...['v/:token', 'v/:token/unsubscribe'].map((path) => ({
      path,
      lazy: visitLink,
      handle: { isPrivate: true },
    })),
    {
      path: 'join/:secret',
      lazy: lazyScreen(() => import('./screens/site/join/join-screen.tsx'), 'JoinScreen'),
      handle: { isPrivate: true },
    },
    {
      path: paths.operator,
      lazy: lazyScreen(() => import('./screens/site/operator/operator-screen.tsx'), 'OperatorScreen'),
    },
    {
      path: paths.checkCode,
      lazy: lazyScreen(() => import('./screens/site/rx/code-screen.tsx'), 'CodeScreen'),
    },
    { path: 'rx/:checkId', lazy: checkedPaper, handle: { isPrivate: true } },
    {
      path: paths.confirmation,
      lazy: lazyScreen(() => import('./screens/find/confirmation-screen.tsx'), 'ConfirmationScreen'),
    },
    {
      path: 'offline',
      lazy: lazyScreen(() => import('./screens/site/offline-screen.tsx'), 'OfflineScreen'),
    },
    {
      path: paths.unauthorized,
      lazy: lazyScreen(() => import('./screens/site/access-denied-screen.tsx'), 'AccessDeniedScreen'),
    },
    { path: '*', Component: NotFoundScreen },
  ];
}
