import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { problem } from '#web/testing/problem-response.ts';
import { SecondStep } from './second-step.tsx';

test.each([
  ['an app', 'Code from the app', null],
  ['a recovery code', 'Recovery code', 'Use a recovery code'],
])(
  'P-04 after a wrong code of %s its field is selected, and the next one takes its place',
  async (_, label, other) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const refusal = await problem(403, 'wrong_second_factor', 'The code is not right.').json();
    const onCode = vi.fn(async (code: string) => {
      if (code === '111111') throw new ApiError(refusal);
    });
    render(<SecondStep done={false} onCode={onCode} onBack={vi.fn()} />);
    if (other) await userEvent.click(screen.getByRole('button', { name: other }));
    const field = () => screen.getByLabelText<HTMLInputElement>(label);
    const logIn = () => userEvent.click(screen.getByRole('button', { name: 'Log In' }));
    await userEvent.type(field(), '111111');
    await logIn();
    await vi.waitFor(() => expect(field()).toBe(document.activeElement));
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
    // Over the selected text, as when typing.
    await userEvent.keyboard('222222');
    expect(field().value).toBe('222222');
    await logIn();
    await vi.waitFor(() => expect(onCode).toHaveBeenLastCalledWith('222222'));
  },
);
