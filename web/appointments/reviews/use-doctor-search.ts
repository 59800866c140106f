import { keepPreviousData } from '@tanstack/react-query';
import { useAnswer } from '#web/api/use-answer.ts';
import { useDebouncedText } from '#web/api/use-search-text.ts';
import { reviewKeys } from './queries.ts';

const searchDelayMilliseconds = 250;
/** As in the contract. */
const maxNameLength = 100;

/** Doctors the user may want to review: those seen, and others by name. Queried only while `open`. */
export function useDoctorSearch(typed: string, open: boolean) {
  const wanted = typed.trim().slice(0, maxNameLength);
  const name = useDebouncedText(wanted, wanted === '' ? 0 : searchDelayMilliseconds);

  const input = open ? { query: { name } } : null;
  const query = useAnswer(reviewKeys.doctors, 'GET /reviews/doctors', input, {
    placeholderData: keepPreviousData,
  });
  const settled = wanted === name && !query.isPlaceholderData;
  return { doctors: query.data, failed: query.isError, settled };
}
