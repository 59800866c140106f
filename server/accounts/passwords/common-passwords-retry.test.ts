import { expect, test, vi } from 'vitest';

test('P-07 a list of common passwords that could not be loaded once is loaded again', async () => {
  vi.resetModules();
  vi.doMock('@zxcvbn-ts/language-common', () => {
    throw new Error('too many open files');
  });
  const { refuseCommonPassword } = await import('./refuse-weak-password.ts');
  await expect(refuseCommonPassword('teal kettle')).rejects.toThrow();
  vi.doUnmock('@zxcvbn-ts/language-common');
  await expect(refuseCommonPassword('teal kettle')).resolves.toBeUndefined();
});
