import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { plainPaper } from '#contract/doctors/letterheads.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer } from '#web/testing/server.ts';
import { LetterheadCard } from './letterhead-card.tsx';

const user = userEvent.setup();
const picture = 'data:image/png;base64,AAAA';

const none = { logo: null, signature: null, paper: plainPaper };

function openCard() {
  const server = fakeServer({ 'GET /doctors/letterhead': none });
  openPage(server, <LetterheadCard />);
  return server;
}

test('G-09 a signature is saved as soon as it is chosen, and can be removed', async () => {
  const server = openCard();
  const sent: string[] = [];
  server.answers['PUT /doctors/letterhead/:image'] = ({ params, body }) => {
    const file = (body as FormData).get('photo');
    sent.push(`${params.image} ${file instanceof File ? file.name : 'none'}`);
    return { ...none, signature: file ? picture : null, message: 'Saved.' };
  };
  const input = await screen.findByLabelText('Choose signature image', { selector: 'input' });
  await user.upload(input as HTMLInputElement, new File(['x'], 'sign.png', { type: 'image/png' }));
  expect((await screen.findByRole('img', { name: 'Signature' })).getAttribute('src')).toBe(picture);
  await user.click(screen.getByRole('button', { name: 'Remove signature' }));
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull());
  expect(sent).toEqual(['signature sign.png', 'signature none']);
});

test('G-09 a file that is no picture is refused in words', async () => {
  const server = openCard();
  const sentence = 'This file isn’t a picture.';
  server.answers['PUT /doctors/letterhead/:image'] = problem(415, 'not_acceptable_image', sentence);
  const input = await screen.findByLabelText('Choose logo', { selector: 'input' });
  await user.upload(input as HTMLInputElement, new File(['x'], 'a.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
});

test('G-09 the paper of prescriptions is saved by its button, and wrong millimetres are said at their field', async () => {
  const server = openCard();
  server.answers['PUT /doctors/paper'] = { ...none, message: 'Saved.' };
  const sent = () => server.sentTo('PUT /doctors/paper');
  await user.selectOptions(await screen.findByLabelText('Paper size'), 'A5');
  const top = screen.getByLabelText('Top margin, in mm');
  await user.clear(top);
  await user.type(top, '4 cm');
  await user.click(screen.getByRole('button', { name: 'Save paper settings' }));
  await screen.findByText(/whole millimetres/);
  expect(sent()).toEqual([]);
  await user.clear(top);
  await user.type(top, '40');
  await user.click(screen.getByRole('button', { name: 'Save paper settings' }));
  await waitFor(() => expect(sent()).toEqual([{ size: 'A5', topMm: 40, bottomMm: 0 }]));
});
