import { useAnswer } from '#web/api/use-answer.ts';

export type SecondFactorBase = '/doctors/second-factor' | '/hospital/me/second-factor';

export const accountKeys = {
  sessions: (accountId: string) => ['sessions', accountId],
  secondFactor: (accountId: string) => ['second-factor', accountId],
};

export const useSessions = (accountId: string) =>
  useAnswer(accountKeys.sessions(accountId), 'GET /sessions', {});
export const useSecondFactor = (accountId: string, base: SecondFactorBase) =>
  useAnswer(accountKeys.secondFactor(accountId), `GET ${base}`, {});
