import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useBack } from './use-back.ts';

function Steps() {
  const [step, setStep] = useState<number | null>(null);
  const leadOn = useBack(step !== null, () => setStep((before) => (before ? before - 1 : null)));
  return (
    <>
      <p>{step === null ? 'closed' : `step ${step}`}</p>
      <button type="button" onClick={() => setStep((step ?? -1) + 1)}>
        On
      </button>
      <button
        type="button"
        onClick={() => {
          leadOn();
          setStep(null);
          window.history.pushState({ page: 'next' }, '', '/next');
        }}
      >
        Lead on
      </button>
      <button type="button" onClick={() => setStep(null)}>
        Close
      </button>
    </>
  );
}

/** Counts the events that a router would get. */
let popCount = 0;
const hear = () => {
  popCount += 1;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const goBack = () => act(async () => window.history.back());

beforeEach(() => {
  popCount = 0;
  window.addEventListener('popstate', hear);
  window.history.pushState({ page: 'below' }, '', '/below');
  render(<Steps />);
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', hear);
});

test('B-07 Back goes one step back, then closes, and the page below hears nothing', async () => {
  await press('On');
  await press('On');
  screen.getByText('step 1');
  await goBack();
  await screen.findByText('step 0');
  await goBack();
  await screen.findByText('closed');
  await waitFor(() => expect(window.history.state).toEqual({ page: 'below' }));
  expect(window.location.pathname).toBe('/below');
  expect(popCount).toBe(0);
});

test('B-07 closed otherwise, Back leaves the page as if nothing had been open', async () => {
  await press('On');
  expect(window.history.state).toMatchObject({ page: 'below' });
  await press('Close');
  await waitFor(() => expect(window.history.state).toEqual({ page: 'below' }));
  expect(popCount).toBe(0);
  await goBack();
  await waitFor(() => expect(popCount).toBe(1));
});

test('B-07 a link out of it leads on, and Back from there skips the entry that nobody needs', async () => {
  await press('On');
  await press('Lead on');
  expect(window.location.pathname).toBe('/next');
  await goBack();
  await waitFor(() => expect(window.history.state).toEqual({ page: 'below' }));
});
