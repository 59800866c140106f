import { m } from '#messages/messages.js';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

/** A taken time, and the reason why another visit is squeezed in. */
export interface SqueezeInChoice {
  readonly slot: string;
  readonly why: string;
}

interface SqueezeInProps {
  readonly taken: readonly string[];
  readonly squeeze: SqueezeInChoice | null;
  readonly onChange: (squeeze: SqueezeInChoice | null) => void;
}

/** On a full day the front desk may squeeze in a visit, with a reason. */
export function SqueezeIn({ taken, squeeze, onChange }: SqueezeInProps) {
  const [first] = taken;
  if (first === undefined) return null;
  return (
    <>
      <div className="row-2 middle to-end">
        <Button
          look="quiet"
          aria-expanded={squeeze !== null}
          onClick={() => onChange(squeeze ? null : { slot: first, why: '' })}
        >
          {m.hospital_people_squeeze()}
        </Button>
      </div>
      {squeeze && (
        <>
          <SelectField
            label={m.hospital_people_squeeze_at()}
            value={squeeze.slot}
            onChange={({ target }) => onChange({ ...squeeze, slot: target.value })}
          >
            {taken.map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </SelectField>
          <Field
            label={m.common_why()}
            hint={m.hospital_people_squeeze_hint()}
            maxLength={200}
            autoComplete="off"
            value={squeeze.why}
            onChange={({ target }) => onChange({ ...squeeze, why: target.value })}
          />
        </>
      )}
    </>
  );
}
