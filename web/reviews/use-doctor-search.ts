import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../api/context.tsx';
import { useAfterPause } from '../api/use-asked.ts';
import { reviewKeys } from './use-own-reviews.ts';

/** Doctors are searched this long after the last key. */
const searchDelayMilliseconds = 250;
/** As much as the contract takes. */
const longestName = 100;

/** Doctors whom the caller may want to review: those seen, and others once a name is typed. Asked only while `open`. */
export function useDoctorSearch(typed: string, open: boolean) {
  const call = useCall();
  const wanted = typed.trim().slice(0, longestName);
  const [name, setName] = useState('');
  const pause = wanted === '' ? 0 : searchDelayMilliseconds;
  useAfterPause(wanted === name ? null : wanted, pause, () => setName(wanted));

  const query = useQuery({
    queryKey: [...reviewKeys.doctors, name],
    queryFn: ({ signal }) => call('GET /reviews/doctors', { query: { name }, signal }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const settled = wanted === name && !query.isPlaceholderData;
  return { doctors: query.data, failed: query.isError, settled };
}
