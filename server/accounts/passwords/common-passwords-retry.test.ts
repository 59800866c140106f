import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';

vi.mock('node:fs/promises', { spy: true });

test('P-07 a list of common passwords that could not be read once is read again', async () => {
  vi.resetModules();
  const { refuseCommonPassword } = await import('./refuse-weak-password.ts');
  vi.mocked(readFile).mockRejectedValueOnce(new Error('too many open files'));
  await expect(refuseCommonPassword('teal kettle')).rejects.toThrow('too many open files');
  await expect(refuseCommonPassword('teal kettle')).resolves.toBeUndefined();
});
