import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { problem } from '#web/testing/problem-response.ts';
import { fakeServer, lostNetwork } from '#web/testing/server.ts';
import { toast } from '#web/ui/toasts/toasts.tsx';
import type { Output } from './client.ts';
import { CallContext, useCall } from './context.tsx';
import { isOvertaken, refusalCode } from './refusals.ts';
import { useCommand } from './use-command.ts';

const route = 'PUT /appointments/confirm';
const confirmed = { message: 'Confirmed.', appointmentId: 'APT-000001', appStatus: 'Confirmed' } as const;
const server = fakeServer({ [route]: confirmed });

const client = new QueryClient();
function Wrapper({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={client}>
      <CallContext value={server.call}>{children}</CallContext>
    </QueryClientProvider>
  );
}
type Options<Values extends FieldValues = FieldValues> = Parameters<
  typeof useCommand<Output<typeof route>, string, Values>
>[1];
function useConfirm<Values extends FieldValues>(options: Options<Values>) {
  const call = useCall();
  return useCommand((appointmentId: string) => call(route, { body: { appointmentId } }), options);
}
const openCommand = (options?: Options) => renderHook(() => useConfirm(options), { wrapper: Wrapper }).result;

function useConfirmForm() {
  const form = useForm({ defaultValues: { address: '' } });
  const { errors } = form.formState;
  const refusedField = (error: unknown) => (refusalCode(error) === 'wrong_password' ? 'address' : null);
  const save = useConfirm({ form: { setError: form.setError, failed: () => 'Not saved.', refusedField } });
  return { errors, save };
}

function useConfirmBesideQuery() {
  const call = useCall();
  useQuery({ queryKey: ['bell'], queryFn: () => call('GET /bell') });
  return useConfirm({ refresh: [['bell']] });
}

beforeEach(() => {
  server.sent.length = 0;
  delete server.answers[route];
  for (const tone of ['good', 'bad'] as const) vi.spyOn(toast, tone).mockImplementation(() => {});
});

test("shows the answer's message, another sentence, or none", async () => {
  const plain = openCommand();
  await act(() => plain.current.run('APT-000001'));
  expect(toast.good).toHaveBeenLastCalledWith('Confirmed.');
  const other = openCommand({ done: (_, id) => `${id} is yours.` });
  await act(() => other.current.run('APT-000001'));
  expect(toast.good).toHaveBeenLastCalledWith('APT-000001 is yours.');
  const silent = openCommand({ done: null });
  await act(() => silent.current.run('APT-000001'));
  expect(toast.good).toHaveBeenCalledTimes(2);
});

test('ignores a second click about the same subject, even before the next render', async () => {
  let finish: (body: typeof confirmed) => void = () => {};
  server.answers[route] = () => new Promise<typeof confirmed>((resolve) => (finish = resolve));
  const command = openCommand();
  const { run } = command.current;
  let results: Promise<boolean>[] = [];
  act(() => {
    results = [run('APT-000001'), run('APT-000001')];
  });
  expect(command.current.pendingFor('APT-000001')).toBe(true);
  expect(command.current.pendingFor('APT-000002')).toBe(false);
  await waitFor(() => expect(server.sentTo(route)).toHaveLength(1));
  await act(async () => {
    finish(confirmed);
    expect(await Promise.all(results)).toEqual([true, false]);
  });
  expect(command.current.isPending).toBe(false);
});

test('shows a refusal, a failing server, or that there is no connection, as a toast', async () => {
  const command = openCommand();
  server.answers[route] = problem(409, 'wrong_status', 'It was cancelled.');
  await act(async () => expect(await command.current.run('APT-000001')).toBe(false));
  expect(toast.bad).toHaveBeenLastCalledWith('It was cancelled.');
  server.answers[route] = () => new Response('<h1>Bad Gateway</h1>', { status: 502 });
  await act(() => command.current.run('APT-000001'));
  expect(toast.bad).toHaveBeenLastCalledWith('Something went wrong on our side. Please try again.');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server.answers[route] = lostNetwork;
  await act(() => command.current.run('APT-000001'));
  expect(toast.bad).toHaveBeenLastCalledWith(expect.stringContaining('We can’t reach the server.'));
  const other = openCommand({ otherwise: () => 'Not confirmed.' });
  await act(() => other.current.run('APT-000001'));
  expect(toast.bad).toHaveBeenLastCalledWith('Not confirmed.');
});

test('a change that was made is no failure because of an error afterwards', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new Error('A mistake on the screen.');
  const onFailed = vi.fn();
  const onDone = () => Promise.reject(mistake);
  const command = openCommand({ inPlace: true, onDone, onFailed });
  await act(async () => expect(await command.current.run('APT-000001')).toBe(true));
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake);
  expect(onFailed).not.toHaveBeenCalled();
  expect(command.current.problem).toBeNull();
  expect(command.current.isPending).toBe(false);
});

test('hands a failure back in place', async () => {
  const command = openCommand({ inPlace: true });
  server.answers[route] = problem(409, 'too_late', 'It is too late.');
  await act(() => command.current.run('APT-000001'));
  expect(command.current.problem).toBe('It is too late.');
  expect(toast.bad).not.toHaveBeenCalled();
  act(() => command.current.forget());
  expect(command.current.problem).toBeNull();
});

test('hands a failure to a dialog, which may leave it to a toast', async () => {
  const fail = vi.fn((error: unknown) => !isOvertaken(error));
  const done = vi.fn();
  const command = openCommand({ inPlace: { begin() {}, done, fail } });
  server.answers[route] = problem(409, 'too_late', 'It is too late.');
  await act(() => command.current.run('APT-000001'));
  expect(fail).toHaveBeenCalledWith(expect.anything(), 'It is too late.', 'APT-000001');
  expect(toast.bad).not.toHaveBeenCalled();
  server.answers[route] = problem(409, 'wrong_status', 'It was cancelled.');
  await act(() => command.current.run('APT-000001'));
  expect(toast.bad).toHaveBeenCalledWith('It was cancelled.');
  delete server.answers[route];
  await act(() => command.current.run('APT-000001'));
  expect(done).toHaveBeenCalledExactlyOnceWith('APT-000001');
});

test('shows errors at the fields of a form', async () => {
  const fields = [{ field: 'address.city', message: 'Enter a city.' }];
  const body = { type: 'about:blank', title: '', status: 422, code: 'invalid', message: 'Check the form.' };
  server.answers[route] = () => Response.json({ ...body, fields }, { status: 422 });
  const { result } = renderHook(useConfirmForm, { wrapper: Wrapper });
  await act(() => result.current.save.run('APT-000001'));
  expect(result.current.errors.address?.message).toBe('Enter a city.');
  expect(result.current.save.problem).toBe('Check the form.');
  expect(toast.bad).toHaveBeenCalledWith('Not saved.');
});

test('shows a refusal that is about one field there, and not as the problem', async () => {
  server.answers[route] = () => problem(409, 'wrong_password', 'Enter your password again.');
  const { result } = renderHook(useConfirmForm, { wrapper: Wrapper });
  await act(() => result.current.save.run('APT-000001'));
  expect(result.current.errors.address?.message).toBe('Enter your password again.');
  expect(result.current.save.problem).toBeNull();
});

test('refetches afterwards, also after a refusal', async () => {
  server.answers['GET /bell'] = { unread: 0, items: [] };
  const { result } = renderHook(useConfirmBesideQuery, { wrapper: Wrapper });
  await waitFor(() => expect(server.sentTo('GET /bell')).toHaveLength(1));
  await act(() => result.current.run('APT-000001'));
  expect(server.sentTo('GET /bell')).toHaveLength(2);
  server.answers[route] = problem(409, 'wrong_status', 'It was cancelled.');
  await act(() => result.current.run('APT-000001'));
  expect(server.sentTo('GET /bell')).toHaveLength(3);
});
