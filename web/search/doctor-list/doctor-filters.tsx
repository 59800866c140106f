import { useId } from 'react';
import type { FoundDoctors } from '#contract/search/doctor-search.ts';
import { type FilterName, filterNames, filterRows, listChoices } from '#domain/search/doctor-filters.ts';
import { m } from '#messages/messages.js';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type DoctorSearch, doctorsPath } from '#web/ui/paths.ts';
import { Choice, ChoiceFilter } from './choice-filter.tsx';
import styles from './doctor-filters.module.css';
import { type FilterLabels, filterLabels } from './filter-labels.ts';
import { listSearchFilters, listValues } from './search-params.ts';

interface FilterProps {
  readonly name: FilterName;
  readonly search: DoctorSearch;
  /** The choices that depend on the doctors of the search. */
  readonly found: readonly string[] | undefined;
  readonly counts: Readonly<Record<string, number>> | null | undefined;
  readonly onChange: (change: DoctorSearch) => void;
}

/** Chips or checkboxes for what is counted, else a native select; what is chosen is always a choice. */
function Filter({ name, search, found = [], counts, onChange }: FilterProps) {
  const id = useId();
  const { kind, counted } = filterRows[name];
  const { label, any, choice, chip }: FilterLabels = filterLabels[name];
  const chosen = listValues(search, name);
  const change = (values: readonly string[]) => onChange({ [name]: values.join(',') || null });
  if (kind === 'flag') {
    return (
      <Choice
        kind="checkbox"
        {...{ name, value: 'true', text: chip('true'), count: counts?.true, isChosen: chosen.length > 0 }}
        onChange={(isChosen) => change(isChosen ? ['true'] : [])}
      />
    );
  }
  if (!label || !choice) return null;
  const values = [...new Set([...listChoices(filterRows[name]), ...found, ...chosen])];
  const choices = values.map((value) => ({ value, text: choice(value), count: counts?.[value] }));
  const withAny = any ? [{ value: '', text: any() }, ...choices] : choices;
  if (kind === 'several' || counted) {
    return (
      <ChoiceFilter
        label={label()}
        name={name}
        kind={kind === 'several' ? 'checkbox' : 'radio'}
        choices={withAny}
        chosen={any && chosen.length === 0 ? [''] : chosen}
        onChange={change}
      />
    );
  }
  return (
    <div className={`stack-1 shrinks ${styles.filter}`}>
      <label htmlFor={id}>{label()}</label>
      <select id={id} name={name} value={chosen[0] ?? ''} onChange={({ target }) => change([target.value])}>
        {withAny.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DoctorFiltersProps {
  /** The id of the list, for users who skip the filters. */
  readonly resultsId: string;
  /** Names the form for controls outside it. */
  readonly formId: string;
  readonly search: DoctorSearch;
  /** Null until known. */
  readonly found: Pick<FoundDoctors, 'choices' | 'counts'> | null;
  readonly onChange: (change: DoctorSearch) => void;
  /** The visitor wants to see the list. */
  readonly onShow: () => void;
}

/**
 * All filters of the list: beside it on a wide screen, folded on a phone. A choice takes effect immediately;
 * without scripts the button submits them.
 */
export function DoctorFilters({ formId, resultsId, search, found, onChange, onShow }: DoctorFiltersProps) {
  const hydrated = useHydrated();
  const chosen = listSearchFilters({ ...search, q: null }).length;
  const choices: Readonly<Record<string, readonly string[]>> = found?.choices ?? {};
  const counts: Readonly<Record<string, FilterProps['counts']>> = found?.counts ?? {};
  return (
    <section className="relative" aria-label={m.doctors_filters()}>
      <a
        className={styles.skip}
        href={`#${resultsId}`}
        onClick={(event) => {
          event.preventDefault();
          onShow();
        }}
      >
        {m.find_skip()}
      </a>
      <details className={styles.panel}>
        <summary className={`row-2 middle strong ${styles.summary}`}>
          <Icon name="funnel" />
          {m.common_filters()}
          {chosen > 0 && (
            <span className={`accent-tint small ${styles.chosen}`}>
              {m.doctors_filter_active({ count: chosen })}
            </span>
          )}
          <Icon name="chevronDown" size={18} />
        </summary>
        <form
          id={formId}
          action={doctorsPath({})}
          className={`grid top ${styles.form}`}
          onSubmit={(event) => {
            event.preventDefault();
            event.currentTarget.closest('details')?.removeAttribute('open');
            onShow();
          }}
        >
          {search.q && <input type="hidden" name="q" value={search.q} />}
          {filterNames.map((name) => (
            <Filter key={name} {...{ name, search, onChange }} found={choices[name]} counts={counts[name]} />
          ))}
          <Button type="submit" wide className={hydrated ? styles.show : ''}>
            {m.doctors_filter_show()}
          </Button>
        </form>
      </details>
    </section>
  );
}
