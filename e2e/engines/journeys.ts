import { findBreakouts } from '../find-layout-faults.ts';
import { callInPage, type Engine, pollUntil } from './engine.ts';
import { type Measured, measureLayout } from './measure.ts';

export interface LaidOutScreen extends Measured {
  readonly screen: string;
  /** Elements that overflow or are covered. */
  readonly breakouts: readonly string[];
  readonly errors: readonly string[];
}

/** The middle of the first control with this text, scrolled into view; null until there is one. */
function findPoint(selector: string, words: string): { x: number; y: number } | null {
  const wanted = new RegExp(words);
  const name = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent ??
    '';
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      !each.matches(':disabled, [aria-disabled=true]') &&
      (each.closest('label') ?? each).checkVisibility() &&
      wanted.test(name(each).trim()),
  );
  if (!found) return null;
  const target = found.closest('label') ?? found;
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function storeSession(token: string) {
  localStorage.setItem('token', token);
  // biome-ignore lint/suspicious/noDocumentCookie: not every engine has the Cookie Store API
  document.cookie = `place=${encodeURIComponent('17.385|78.4867|Hyderabad')}; path=/`;
}

const isStill = () =>
  document.readyState === 'complete' &&
  !document.querySelector('[data-keeps-place]') &&
  !/Loading/.test(document.querySelector('header')?.textContent ?? 'Loading');

/** As one patient, books, opens the dashboard and asks for another time; measures each screen. */
export async function runJourney(
  engine: Engine,
  clinic: string,
  token: string,
  [width, height]: readonly [width: number, height: number],
): Promise<readonly LaidOutScreen[]> {
  const laid: LaidOutScreen[] = [];
  const press = async (selector: string, words: string) => {
    const { x, y } = await pollUntil(`${selector} ${words}`, () =>
      callInPage(engine, findPoint, selector, words),
    );
    await engine.press(x, y);
  };
  const wait = (what: string, selector: string, words: string) =>
    pollUntil(what, () => callInPage(engine, findPoint, selector, words));
  const look = async (screen: string) => {
    let before = '';
    const measured = await pollUntil(`${screen} to be still`, async () => {
      if (!(await callInPage(engine, isStill))) return null;
      const now = await callInPage(engine, measureLayout);
      // MiniBrowser's own bars appear and disappear.
      if (now.window.width !== width || now.window.height !== height) {
        await engine.resize(width, height);
        return null;
      }
      const same = JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return same ? now : null;
    });
    const breakouts = await callInPage(engine, findBreakouts);
    laid.push({ screen, ...measured, breakouts, errors: await engine.takeErrors() });
  };

  await engine.open(`${clinic}/login`);
  await pollUntil('a still page', () => callInPage(engine, isStill));
  await callInPage(engine, storeSession, token);
  await engine.open(`${clinic}${doctor}`);
  await look('doctor');
  await press('#booking input[type=radio]', '\\d free$');
  await press('#booking [role=radiogroup] input[type=radio]', '');
  await wait('a named choice', '#booking button', bookButton);
  await look('doctor, time chosen');
  await press('#booking button', bookButton);
  await pollUntil('the card of the booked visit', () =>
    callInPage(engine, () => /\/appointments\/APT-\d+$/.test(location.pathname)),
  );
  await look('booked visit');

  await engine.open(`${clinic}/dashboard/patient`);
  await look('dashboard');

  await engine.open(`${clinic}/dashboard/patient/appointments`);
  await look('appointments');
  await press('main button', '^Request Reschedule');
  await press('dialog[open] textarea', '');
  await engine.type('My train is late.');
  await look('reschedule');
  await press('dialog[open] button', '^Submit');
  await wait('what the request led to', '[role=alert]', 'Reschedule request sent!');
  await look('reschedule requested');
  return laid;
}
const doctor =
  '/Care/doctors-available/DoctorDescription?doctor=DOC-000201&hname=Care+Hospital&specialization=Cardiology&reason=Chest+Pain';
const bookButton = '^Book .*\\d\\d:\\d\\d$';
