import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnswer } from '#web/api/use-answer.ts';
import { useDebouncedEffect } from '#web/api/use-debounced-query.ts';
import { reviewKeys } from './queries.ts';

const searchDelayMilliseconds = 250;
/** As in the contract. */
const maxNameLength = 100;

/** Doctors the user may want to review: those seen, and others by name. Queried only while `open`. */
export function useDoctorSearch(typed: string, open: boolean) {
  const wanted = typed.trim().slice(0, maxNameLength);
  const [name, setName] = useState('');
  const pause = wanted === '' ? 0 : searchDelayMilliseconds;
  useDebouncedEffect(wanted === name ? null : wanted, pause, () => setName(wanted));

  const input = open ? { query: { name } } : null;
  const query = useAnswer(reviewKeys.doctors, 'GET /reviews/doctors', input, {
    placeholderData: keepPreviousData,
  });
  const settled = wanted === name && !query.isPlaceholderData;
  return { doctors: query.data, failed: query.isError, settled };
}
