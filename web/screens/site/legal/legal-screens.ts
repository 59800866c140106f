// One file for the browser: who reads one of these pages often reads the next.
export { ContactScreen } from './contact-screen.tsx';
export { PrivacyScreen } from './privacy-screen.tsx';
export { TermsScreen } from './terms-screen.tsx';
