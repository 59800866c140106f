import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestServer } from '../../../api/test-server.ts';
import { openInArea } from '../test-area.tsx';
import { NurseVitals } from './nurse-vitals.tsx';

test('M-02 the dialog and the form of a nurse name whose vitals are typed', async () => {
  const server = new TestServer();
  server.answers['GET /hospital/people/PAT-000001/vitals'] = () =>
    Response.json({ latest: null, recordedBy: null });
  openInArea(server, <NurseVitals patientId="PAT-000001" name="Asha Menon" className="" />);
  fireEvent.click(screen.getByRole('button', { name: 'Record vitals' }));
  screen.getByRole('dialog', { name: 'Record vitals of Asha Menon' });
  screen.getByRole('form', { name: 'Record vitals of Asha Menon' });
  expect(screen.queryByText(/your Vitals/i)).toBeNull();
});
