import { useId, useState } from 'react';
import { requestGuardianshipEndpoint } from '#contract/patients/family.ts';
import { m } from '#messages/messages.js';
import { useCall } from '#web/api/context.tsx';
import { Checkbox } from '#web/ui/fields/checkmark.tsx';
import { FieldError } from '#web/ui/fields/field-frame.tsx';
import { PhoneField } from '#web/ui/fields/person/phone-field.tsx';
import styles from './people.module.css';
import { type PersonDialogProps, PersonForm } from './person-form.tsx';

const fullRights = { mayBook: true, mayRead: true };

export function AskAdult(props: PersonDialogProps) {
  const call = useCall();
  const id = useId();
  const [phone, setPhone] = useState('');
  const [rights, setRights] = useState(fullRights);
  return (
    <PersonForm
      {...props}
      onClose={() => {
        setPhone('');
        setRights(fullRights);
        props.onClose();
      }}
      title={m.people_add_adult()}
      save={m.people_send_code()}
      rules={requestGuardianshipEndpoint.body}
      more={{ ...rights, phone }}
      onSend={(body) => call('POST /people/requests', { body })}
    >
      {(errors) => (
        <>
          <PhoneField
            label={m.people_phone()}
            hint={m.people_phone_hint()}
            autoComplete="off"
            value={phone}
            error={errors.phone}
            onChange={({ target }) => setPhone(target.value)}
          />
          <fieldset
            className={`stack-3 shrinks unpadded no-margin ${styles.rights}`}
            aria-describedby={errors.mayBook ? `${id}-error` : undefined}
          >
            <legend>{m.people_rights()}</legend>
            <Checkbox
              label={m.people_may_book()}
              on={rights.mayBook}
              onChange={(mayBook) => setRights({ ...rights, mayBook })}
              error={errors.mayBook}
              errorId={`${id}-error`}
            />
            <Checkbox
              label={m.people_may_read()}
              on={rights.mayRead}
              onChange={(mayRead) => setRights({ ...rights, mayRead })}
            />
            <FieldError id={id} error={errors.mayBook} />
          </fieldset>
        </>
      )}
    </PersonForm>
  );
}
