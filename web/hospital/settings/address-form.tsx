import { useRef, useState } from 'react';
import type { HospitalSettings } from '#contract/hospital/hospital-settings.ts';
import { m } from '#messages/messages.js';
import { PincodeField } from '#web/platform/location/pincode-field.tsx';
import { StoredLocationField } from '#web/platform/location/stored-location-field.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { EmailField } from '#web/ui/fields/person/email-field.tsx';
import { AffectedPatientsNote } from '#web/ui/forms/affected-patients-note.tsx';
import type { Place } from '#web/ui/place.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function AddressForm({ settings }: { readonly settings: HospitalSettings }) {
  const location = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState<Place | null>();
  const form = useSettingsForm(
    settings,
    ['hospitalName', 'addressLine', 'city', 'state', 'pincode', 'email', 'deskPhone'],
    () => setPlace(undefined),
  );
  // An incomplete location is invalid, and the contract reports it.
  const chosen = place ? { type: 'Point', coordinates: [place.longitude, place.latitude] } : '';
  return (
    <SettingsForm
      title={m.hospital_settings_address()}
      head={<p>{m.hospital_settings_registered({ number: settings.RegId })}</p>}
      state={{
        ...form,
        unsaved: form.unsaved || place !== undefined,
        submit: () => form.submit(place === undefined ? {} : { location: chosen }),
        discard: () => {
          form.discard();
          setPlace(undefined);
        },
      }}
    >
      <Field label={m.session_hospital_name()} autoComplete="organization" {...form.field('hospitalName')} />
      <div className={`stack-3 ${styles.pair}`}>
        <PincodeField label={m.session_pincode()} onPlace={form.change} {...form.field('pincode')} />
        <Field label={m.common_city()} autoComplete="address-level2" {...form.field('city')} />
        <Field label={m.common_state()} autoComplete="address-level1" {...form.field('state')} />
      </div>
      <Field label={m.session_address_line()} autoComplete="address-line1" {...form.field('addressLine')} />
      <StoredLocationField
        stored={settings.location.coordinates}
        inputRef={location}
        chosen={place}
        hint={m.hospital_settings_place_hint()}
        error={form.errors.location}
        onChange={setPlace}
      />
      <div className={`stack-3 ${styles.pair}`}>
        <EmailField label={m.common_e_mail()} {...form.field('email')} />
        <Field
          type="tel"
          label={m.hospital_settings_desk_phone()}
          hint={m.hospital_settings_desk_phone_hint()}
          autoComplete="tel"
          optional
          {...form.field('deskPhone')}
        />
      </div>
      <AffectedPatientsNote count={settings.visitsAhead} />
    </SettingsForm>
  );
}
