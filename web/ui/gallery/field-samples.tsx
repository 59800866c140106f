import { m } from '#messages/messages.js';
import { Checkbox } from '../fields/checkmark.tsx';
import { ChipsField } from '../fields/chips-field.tsx';
import { ComboboxField } from '../fields/combobox-field.tsx';
import { Field } from '../fields/field.tsx';
import { ConsentField } from '../fields/person/consent-field.tsx';
import { DatePartsField } from '../fields/person/date-parts-field.tsx';
import { EmailField } from '../fields/person/email-field.tsx';
import { GenderField } from '../fields/person/gender-field.tsx';
import { PaperFields } from '../fields/person/paper-fields.tsx';
import { PasswordField } from '../fields/person/password-field.tsx';
import { PhoneField } from '../fields/person/phone-field.tsx';
import { PortraitField } from '../fields/person/portrait-field.tsx';
import { WeekdaysField } from '../fields/person/weekdays-field.tsx';
import { PictureChoice } from '../fields/picture-choice.tsx';
import { Segmented } from '../fields/segmented.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { Switch } from '../fields/switch.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { DayField } from '../pickers/day-field.tsx';
import { MonthCalendar } from '../pickers/month-calendar.tsx';
import styles from './gallery.module.css';
import { Held, names, nothing, Piece } from './piece.tsx';

const days = { today: '2027-02-24', first: '2027-02-10', last: '2027-04-30' };

export function FieldSamples() {
  const refused = m.field_required();
  return (
    <>
      <Piece name="Field">
        <Field label={m.common_full_name()} defaultValue={names[0]} />
        <Field
          label={m.common_full_name()}
          hint={m.session_phone_hint()}
          placeholder={m.common_full_name()}
        />
        <Field label={m.common_full_name()} error={refused} />
        <Field label={m.common_full_name()} optional disabled />
        <Field label={m.common_full_name()} prefix="₹" defaultValue="500" />
        <PhoneField label={m.common_phone_number()} defaultValue="9000000001" />
        <EmailField label={m.common_e_mail()} />
        <PasswordField label={m.common_password()} autoComplete="off" />
      </Piece>
      <Piece name="SelectField, TextAreaField">
        <GenderField label={m.common_settings()} defaultValue="Female" />
        <SelectField label={m.common_city()} error={refused}>
          <option>{m.common_city()}</option>
        </SelectField>
        <TextAreaField label={m.reviews_comment()} hint={m.settings_address_note()} rows={2} />
        <TextAreaField label={m.reviews_comment()} error={refused} rows={2} />
      </Piece>
      <Piece name="ComboboxField">
        <Held initial="">
          {(typed, type) => (
            <ComboboxField
              label={m.common_city()}
              value={typed}
              onType={type}
              open
              onOpen={nothing}
              groups={[
                {
                  key: 'all',
                  name: m.session_doctor(),
                  options: [m.common_patient(), m.session_doctor()].map((name) => ({
                    key: name,
                    name,
                    note: m.session_hospital(),
                  })),
                },
              ]}
              onChoose={({ name }) => type(name)}
              popupClass={styles.inFlow}
            />
          )}
        </Held>
        <Held<readonly string[]> initial={[m.common_city()]}>
          {(chosen, choose) => (
            <ChipsField
              label={m.doctors_languages()}
              texts={chosen}
              onChange={choose}
              suggestions={[m.session_hospital()]}
            />
          )}
        </Held>
      </Piece>
      <Piece name="Choices">
        <Held initial="patient">
          {(value, change) => (
            <Segmented
              legend={m.session_tab_sign_up()}
              options={[
                { value: 'patient', label: m.common_patient() },
                { value: 'doctor', label: m.session_doctor() },
              ]}
              value={value}
              onChange={change}
            />
          )}
        </Held>
        <Held<boolean> initial>
          {(on, change) => (
            <Switch label={m.common_settings()} hint={m.settings_profile_hint()} on={on} onChange={change} />
          )}
        </Held>
        <Switch label={m.common_settings()} on={false} onChange={nothing} disabled />
        <Held<boolean> initial>
          {(on, change) => <Checkbox label={m.settings_profile_hint()} on={on} onChange={change} />}
        </Held>
        <Held initial={false}>
          {(on, change) => (
            <Checkbox label={m.settings_profile_hint()} on={on} onChange={change} error={refused} />
          )}
        </Held>
        <Held<readonly number[]> initial={[1, 3]}>
          {(chosen, choose) => (
            <WeekdaysField legend={m.common_today()} chosen={chosen} error={undefined} onChange={choose} />
          )}
        </Held>
        <ConsentField error={refused} />
      </Piece>
      <Piece name="Days">
        <Held initial={days.today}>
          {(day, choose) => (
            <DayField
              label={m.common_today()}
              value={day}
              onChange={choose}
              min={days.first}
              max={days.last}
            />
          )}
        </Held>
        <Held initial="1988-03-14">
          {(day, change) => <DatePartsField label={m.common_date_of_birth()} value={day} onChange={change} />}
        </Held>
        <Held initial={days.today}>
          {(chosen, choose) => (
            <Held initial={days.today.slice(0, 7)}>
              {(month, turn) => (
                <MonthCalendar
                  {...days}
                  month={month}
                  chosen={chosen}
                  wordsOf={() => ''}
                  mark={(day) => (day.endsWith('5') ? '•' : null)}
                  onMonth={turn}
                  onChoose={choose}
                />
              )}
            </Held>
          )}
        </Held>
      </Piece>
      <Piece name="Pictures and paper">
        <PictureChoice
          picture={null}
          name={m.session_hospital()}
          choose={m.papers_choose_logo()}
          remove={m.session_discard()}
          busy={false}
          onSave={nothing}
        />
        <PortraitField
          label={m.common_patient()}
          stored={null}
          change={null}
          onChange={nothing}
          error={refused}
        />
        <PaperFields
          paper={{ size: 'A4', topMm: 40, bottomMm: 20 }}
          errorOf={() => undefined}
          onChange={nothing}
        />
      </Piece>
    </>
  );
}
