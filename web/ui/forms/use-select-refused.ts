import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormSetFocus } from 'react-hook-form';

/**
 * Selects a field once a sending was refused; call what it returns when it is. The button lost the focus while it was
 * disabled. Once: what is typed afterwards is left alone.
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
