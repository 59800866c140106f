import { useQueryClient } from '@tanstack/react-query';
import type { OwnLetterhead } from '#contract/doctors/letterheads.ts';
import { useAnswer } from '#web/api/use-answer.ts';

export const doctorKeys = {
  practices: ['practices'],
  letterhead: ['letterhead'],
} as const;

export const useOwnPractices = () => useAnswer(doctorKeys.practices, 'GET /practices', {});

export const useLetterhead = () => useAnswer(doctorKeys.letterhead, 'GET /doctors/letterhead', {});

/** For the answer to a change of the letterhead. */
export function useStoreLetterhead() {
  const client = useQueryClient();
  return (letterhead: OwnLetterhead) =>
    void client.setQueriesData({ queryKey: doctorKeys.letterhead }, letterhead);
}
