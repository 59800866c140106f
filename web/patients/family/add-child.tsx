import { useId, useState } from 'react';
import { addMinorEndpoint } from '#contract/patients/family.ts';
import { guardianshipVersion } from '#domain/patients/guardianship.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { type PersonDialogProps, PersonForm } from './person-form.tsx';

/** Here minors can be no one's parent or spouse. */
const minorRelations = ['child', 'sibling', 'other'] as const;

/** Adds a minor by the parent's statement, in five fields. */
export function AddChild(props: PersonDialogProps) {
  const call = useCall();
  const id = useId();
  const [stated, setStated] = useState(false);
  return (
    <PersonForm
      {...props}
      onClose={() => {
        setStated(false);
        props.onClose();
      }}
      title={m.people_add_child()}
      save={m.common_add()}
      relation="child"
      offered={minorRelations}
      rules={addMinorEndpoint.body}
      more={stated ? { statement: guardianshipVersion } : {}}
      onSend={(body) => call('POST /people/minors', { body })}
    >
      {(errors) => (
        <>
          <Checkbox
            label={m.people_statement()}
            on={stated}
            onChange={setStated}
            error={errors.statement}
            errorId={`${id}-error`}
          />
          <FieldError id={id} error={errors.statement} />
        </>
      )}
    </PersonForm>
  );
}
