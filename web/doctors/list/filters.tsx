import { type ReactNode, useId } from 'react';
import { specializations } from '#domain/specializations.ts';
import { m } from '#messages/messages.js';
import { specializationName } from '#names/specialization-name.ts';
import { spokenLanguageName } from '#names/spoken-language-name.ts';
import { type DoctorSearch, doctorsPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inRupees } from '../../ui/rupees.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './filters.module.css';
import { conditionsOf, doctorGenderWord, genderChoices } from './filters-address.ts';

const fees = ['300', '500', '800', '1200', '2000'];
const experiences = ['5', '10', '20'];
const ratings = ['4', '4.5'];

interface FilterProps {
  readonly label: string;
  readonly name: keyof DoctorSearch;
  readonly value: string | null | undefined;
  /** The label of "any". */
  readonly any: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (name: keyof DoctorSearch, value: string | null) => void;
}

/** A filter as a native select; the value in the address is always among its options. */
function Filter({ label, name, value, any, options, onChange }: FilterProps) {
  const id = useId();
  const isListed = !value || options.some(([known]) => known === value);
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value ?? ''}
        onChange={({ target }) => onChange(name, target.value || null)}
      >
        <option value="">{any}</option>
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([known, text]) => (
          <option key={known} value={known}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

interface DoctorFiltersProps {
  /** Names the form for controls outside of it. */
  readonly formId: string;
  readonly search: DoctorSearch;
  /** Which languages and hospitals the doctors of this search have. */
  readonly languages: readonly string[];
  readonly hospitals: readonly string[];
  readonly onChange: (change: Partial<DoctorSearch>) => void;
  /** The visitor is done and wants to see the list. */
  readonly onShow: () => void;
  readonly children?: ReactNode;
}

/**
 * All filters of the list (D-01, D-02): beside it on a wide screen, folded on a phone. A choice takes effect
 * at once; without scripts the button submits them.
 */
export function DoctorFilters(props: DoctorFiltersProps) {
  const { formId, search, languages, hospitals, onChange, onShow } = props;
  const hydrated = useHydrated();
  const chosen = conditionsOf({ ...search, q: null }).length;
  const change = (name: keyof DoctorSearch, value: string | null) => onChange({ [name]: value });
  const filter = (name: keyof DoctorSearch) => ({ name, value: search[name], onChange: change });
  return (
    <section className={styles.filters} aria-label={m.doctors_filters()}>
      <details className={styles.panel}>
        <summary className={styles.summary}>
          <Icon name="sliders" />
          {m.doctors_filter_open()}
          {chosen > 0 && <span className={styles.chosen}>{m.doctors_filter_active({ count: chosen })}</span>}
          <Icon name="chevronDown" size={18} />
        </summary>
        <form
          id={formId}
          action={doctorsPath({})}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            event.currentTarget.closest('details')?.removeAttribute('open');
            onShow();
          }}
        >
          {search.q && <input type="hidden" name="q" value={search.q} />}
          <Filter
            {...filter('specialization')}
            label={m.doctors_filter_specialization()}
            any={m.doctors_filter_all()}
            options={specializations.map((each) => [each, specializationName(each)])}
          />
          <Filter
            {...filter('hname')}
            label={m.doctors_filter_hospital_label()}
            any={m.doctors_filter_any_hospital()}
            options={same(hospitals)}
          />
          <Filter
            {...filter('free')}
            label={m.doctors_filter_free()}
            any={m.doctors_filter_any_day()}
            options={[
              ['today', m.doctors_filter_today()],
              ['tomorrow', m.doctors_filter_tomorrow()],
            ]}
          />
          <Filter
            {...filter('online')}
            label={m.doctors_filter_visit()}
            any={m.doctors_filter_any_visit()}
            options={[['true', m.doctors_filter_online()]]}
          />
          <Filter
            {...filter('feeTo')}
            label={m.doctors_filter_fee()}
            any={m.doctors_filter_any_fee()}
            options={fees.map((fee) => [fee, m.doctors_filter_fee_to({ fee: inRupees(Number(fee)) })])}
          />
          <Filter
            {...filter('language')}
            label={m.doctors_filter_language()}
            any={m.doctors_filter_any_language()}
            options={languages.map((each) => [each, spokenLanguageName(each)])}
          />
          <Filter
            {...filter('gender')}
            label={m.doctors_filter_gender()}
            any={m.doctors_filter_any_gender()}
            options={genderChoices.map((gender) => [gender, doctorGenderWord(gender)])}
          />
          <Filter
            {...filter('experienceFrom')}
            label={m.doctors_filter_experience()}
            any={m.doctors_filter_any_experience()}
            options={experiences.map((count) => [count, m.doctors_filter_experience_from({ count })])}
          />
          <Filter
            {...filter('ratingFrom')}
            label={m.doctors_filter_rating()}
            any={m.doctors_filter_any_rating()}
            options={ratings.map((rating) => [rating, m.doctors_filter_rating_from({ rating })])}
          />
          <Button type="submit" wide className={hydrated ? styles.show : ''}>
            {m.doctors_filter_show()}
          </Button>
        </form>
      </details>
    </section>
  );
}
