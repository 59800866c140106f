import { useId, useState } from 'react';
import { addMinorEndpoint } from '#contract/people.ts';
import { guardianshipVersion } from '#domain/people.ts';
import { m } from '#messages/messages.js';
import { useCall } from '../api/context.tsx';
import { FieldError } from '../ui/forms/field-frame.tsx';
import { Tick } from '../ui/forms/tick.tsx';
import { type PersonDialogProps, PersonForm } from './person-form.tsx';

/** No minor is anybody's parent or spouse here. */
const ofMinors = ['child', 'sibling', 'other'] as const;

/** Adds a minor by the parent's statement, in five fields (J-04). */
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
      save={m.people_save_child()}
      relation="child"
      offered={ofMinors}
      rules={addMinorEndpoint.body}
      more={stated ? { statement: guardianshipVersion } : {}}
      onSend={(body) => call('POST /people/minors', { body })}
    >
      {(errors) => (
        <>
          <Tick
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
