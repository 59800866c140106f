import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form';

/**
 * Selects a field after a refused submit; call the returned function when it is refused. The button lost the
 * focus while it was disabled. It selects only once: later typing is left alone.
 */
export function useSelectRefusedField<Values extends FieldValues>(
  isSubmitting: boolean,
  setFocus: UseFormSetFocus<Values>,
  field: FieldPath<Values>,
): () => void {
  const refused = useRef(false);
  useEffect(() => {
    if (!isSubmitting && refused.current) setFocus(field, { shouldSelect: true });
    refused.current = false;
  }, [isSubmitting, setFocus, field]);
  return () => {
    refused.current = true;
  };
}
