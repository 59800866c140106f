import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { translate, translators } from '#web/testing/translators.ts';
import type { BookingChoice } from './booking-choice.ts';
import { ChoiceLine } from './choice-line.tsx';

test.each(Object.keys(translators))(
  'E-05 J-05 the sentence above Book names the chosen person, way and fee by itself when it is translated (%s)',
  (by) => {
    const details = { open: false, id: 'details', onToggle: () => {} };
    const choice = { mode: 'Offline', reason: 'Chest Pain', payment: 'Unpaid' } as BookingChoice;
    const others = { mode: 'Online', reason: 'Chest Pain', payment: 'Unpaid' } as BookingChoice;
    const states = [
      <ChoiceLine key="line" choice={choice} fee={900} whose={null} details={details} />,
      <ChoiceLine key="line" choice={others} fee={400} whose="Ravi" details={details} />,
      <ChoiceLine key="line" choice={choice} fee={650} whose="Asha" details={details} />,
      <ChoiceLine key="line" choice={others} fee={500} whose={null} details={details} />,
    ];
    const { container, rerender } = render(<i />);
    for (const state of states) {
      rerender(state);
      const plain = render(state).container;
      expect(container.textContent?.toLowerCase()).toBe(plain.textContent?.toLowerCase());
      translate(container, by);
    }
  },
);
