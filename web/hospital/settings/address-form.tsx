import { useRef, useState } from 'react';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { PincodeField } from '#web/platform/location/pincode-field.tsx';
import { StoredLocationField } from '#web/platform/location/stored-location-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { AffectedPatientsNote } from '#web/ui/forms/affected-patients-note.tsx';
import type { Place } from '#web/ui/place.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './settings-requests.ts';

const textFields = [
  'hospitalName',
  'addressLine',
  'city',
  'state',
  'pincode',
  'email',
  'deskPhone',
] as const satisfies readonly (keyof HospitalSettings)[];

export function AddressForm({ settings }: { readonly settings: HospitalSettings }) {
  const [typed, setTyped] = useState<Pick<HospitalSettings, (typeof textFields)[number]>>(settings);
  const location = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Place | null>();
  const state = useSettingsForm(() => setPlace(undefined));
  const input = (name: (typeof textFields)[number]) => ({
    value: typed[name],
    error: state.errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped((now) => ({ ...now, [name]: target.value })),
  });
  const submit = () =>
    void state.submit({
      ...Object.fromEntries(textFields.map((name) => [name, typed[name]])),
      ...(place !== undefined && {
        // An incomplete location is invalid, and the contract reports it.
        location: place ? { type: 'Point', coordinates: [place.longitude, place.latitude] } : '',
      }),
    });
  return (
    <SettingsForm
      title={m.hospital_settings_address()}
      head={<p>{m.hospital_settings_registered({ number: settings.RegId })}</p>}
      state={state}
      onSubmit={submit}
    >
      <Field label={m.session_hospital_name()} autoComplete="organization" {...input('hospitalName')} />
      <PincodeField
        label={m.session_pincode()}
        onPlace={({ city, state }) => setTyped((now) => ({ ...now, city, state }))}
        {...input('pincode')}
      />
      <Field label={m.session_address_line()} autoComplete="address-line1" {...input('addressLine')} />
      <Field label={m.session_city()} autoComplete="address-level2" {...input('city')} />
      <Field label={m.session_state()} autoComplete="address-level1" {...input('state')} />
      <StoredLocationField
        stored={settings.location.coordinates}
        inputRef={location}
        chosen={place}
        hint={m.hospital_settings_place_hint()}
        error={state.errors.location}
        onChange={setPlace}
      />
      <EmailField label={m.session_email()} {...input('email')} />
      <Field
        type="tel"
        label={m.hospital_settings_desk_phone()}
        hint={m.hospital_settings_desk_phone_hint()}
        autoComplete="tel"
        optional
        {...input('deskPhone')}
      />
      <AffectedPatientsNote count={settings.visitsAhead} />
    </SettingsForm>
  );
}
