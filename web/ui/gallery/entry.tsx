import '../base.css';
import '../classes.css';
import '../fonts.css';

import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { readCookies } from '../browser/storage.ts';
import { Gallery } from './gallery.tsx';

// The texts of this build follow the page's language.
const [, language = 'en'] = /PARAGLIDE_LOCALE=(\w+)/.exec(readCookies()) ?? [];
document.documentElement.lang = language;

const router = createMemoryRouter([{ path: '*', Component: Gallery }]);
createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={router} />);
