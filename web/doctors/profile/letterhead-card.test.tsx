import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { problem } from '#web/testing/problem-response.ts';
import { createCall } from '../../api/client.ts';
import { CallContext } from '../../api/context.tsx';
import { LetterheadCard } from './letterhead-card.tsx';

const user = userEvent.setup();
const picture = 'data:image/png;base64,AAAA';

function show(answer: (url: string, init: RequestInit) => Response) {
  const call = createCall(
    async (url, init) =>
      init.method === 'GET'
        ? Response.json({ logo: null, signature: null, paper: plainPaper })
        : answer(url, init),
    () => null,
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <CallContext value={call}>
        <LetterheadCard />
      </CallContext>
    </QueryClientProvider>,
  );
}

test('G-09 a signature is saved as soon as it is chosen, and can be removed', async () => {
  const sent: string[] = [];
  show((url, init) => {
    const file = (init.body as FormData).get('photo');
    sent.push(`${url} ${file instanceof File ? file.name : 'none'}`);
    return Response.json({
      logo: null,
      signature: file ? picture : null,
      paper: plainPaper,
      message: 'Saved.',
    });
  });
  const input = await screen.findByLabelText('Choose a picture of your signature', { selector: 'input' });
  await user.upload(input as HTMLInputElement, new File(['x'], 'sign.png', { type: 'image/png' }));
  expect((await screen.findByRole('img', { name: 'Signature' })).getAttribute('src')).toBe(picture);
  await user.click(screen.getByRole('button', { name: 'Remove the signature' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(sent).toEqual([
    '/api/doctors/letterhead/signature sign.png',
    '/api/doctors/letterhead/signature none',
  ]);
});

test('G-09 a file that is no picture is refused in words', async () => {
  show(() => problem(415, 'not_acceptable_image', 'This file is not a picture.'));
  const input = await screen.findByLabelText('Choose a logo', { selector: 'input' });
  await user.upload(input as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This file is not a picture.');
});

test('G-09 the paper of prescriptions is saved by its button, and wrong millimetres are said at their field', async () => {
  const sent: string[] = [];
  show((url, init) => {
    sent.push(`${url} ${init.body}`);
    return Response.json({ logo: null, signature: null, paper: plainPaper, message: 'Saved.' });
  });
  await user.selectOptions(await screen.findByLabelText('Size of the paper'), 'A5');
  const top = screen.getByLabelText('Free at the top, in mm');
  await user.clear(top);
  await user.type(top, '4 cm');
  await user.click(screen.getByRole('button', { name: 'Save paper' }));
  await screen.findByText(/whole millimetres/);
  expect(sent).toEqual([]);
  await user.clear(top);
  await user.type(top, '40');
  await user.click(screen.getByRole('button', { name: 'Save paper' }));
  await waitFor(() => expect(sent).toEqual(['/api/doctors/paper {"size":"A5","topMm":40,"bottomMm":0}']));
});
