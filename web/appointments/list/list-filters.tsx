import { type RefObject, useId, useState } from 'react';
import { m } from '#messages/messages.js';
import { useMedia } from '#web/ui/browser/use-media.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { DayField } from '#web/ui/pickers/day-field.tsx';
import { statusLabel } from '../status-badge.tsx';
import { listColumns } from './list-columns.ts';
import styles from './list-filters.module.css';
import { ListSearch } from './list-search.tsx';
import {
  countFilters,
  isPeriodReversed,
  type ListView,
  listedStatuses,
  parseView,
  resolveOrder,
  resolveTimeRange,
  type ViewChange,
} from './list-view.ts';
import { TimeRangeChips } from './time-range-chips.tsx';

interface ListFiltersProps {
  readonly view: ListView;
  readonly onChange: (change: ViewChange, replace?: boolean) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** Cards have no headers to sort by. */
  readonly sortable: boolean;
}

/** Search, status, mode and dates; on small screens all but the search are folded. */
export function ListFilters({ view, onChange, searchField, sortable }: ListFiltersProps) {
  const [open, setOpen] = useState(false);
  const folded = useMedia('(max-width: 44.9375em)');
  const panelId = useId();
  const count = countFilters(view);
  const shown = !folded || open || isPeriodReversed(view);
  return (
    <search className="stack-3">
      <div className={`row bottom ${styles.first}`}>
        <TimeRangeChips
          when={resolveTimeRange(view)}
          onChoose={(when) => onChange({ when, from: null, to: null })}
        />
        <div className={`line-2 bottom ${styles.search}`}>
          <ListSearch
            search={view.search}
            onSearch={(search) => onChange({ search }, true)}
            field={searchField}
          />
          {folded && (
            <Button look="quiet" aria-expanded={shown} aria-controls={panelId} onClick={() => setOpen(!open)}>
              {count > 0 ? m.appointments_filters_count({ count }) : m.common_filters()}
            </Button>
          )}
        </div>
      </div>
      <div id={panelId} className={`stack-3 ${styles.panel}`} hidden={!shown}>
        <FilterFields view={view} onChange={onChange} />
        {sortable && <SortField view={view} onChange={onChange} />}
      </div>
    </search>
  );
}

type FilterFieldsProps = Pick<ListFiltersProps, 'view' | 'onChange'>;

function FilterFields({ view, onChange }: FilterFieldsProps) {
  // Field values are parsed like a URL: invalid ones are dropped.
  const crossed = isPeriodReversed(view) ? m.sheet_crossed() : undefined;
  const read = (name: string, value: string) => parseView(new URLSearchParams({ [name]: value }));
  return (
    <>
      <SelectField
        label={m.appointments_status()}
        aria-required={false}
        value={view.status ?? ''}
        onChange={({ target }) => onChange({ status: read('status', target.value).status })}
      >
        <option value="">{m.appointments_every_status()}</option>
        {listedStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabel(status)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.appointments_consult_mode()}
        aria-required={false}
        value={view.mode ?? ''}
        onChange={({ target }) => onChange({ mode: read('mode', target.value).mode })}
      >
        <option value="">{m.appointments_every_mode()}</option>
        <option value="Online">{m.common_online()}</option>
        <option value="Offline">{m.common_offline()}</option>
      </SelectField>
      <DayField
        label={m.appointments_from()}
        max={view.to ?? undefined}
        value={view.from ?? ''}
        onChange={(day) => onChange({ from: read('from', day).from })}
      />
      <DayField
        label={m.appointments_to()}
        min={view.from ?? undefined}
        error={crossed}
        value={view.to ?? ''}
        onChange={(day) => onChange({ to: read('to', day).to })}
      />
    </>
  );
}

function SortField({ view, onChange }: FilterFieldsProps) {
  const choices = listColumns.flat().flatMap(({ sort, name }) =>
    sort === null
      ? []
      : (['asc', 'desc'] as const).map((order) => ({
          sort,
          order,
          words: orderWords(sort, order, name()),
        })),
  );
  const key = (sort: string, order: string) => `${sort} ${order}`;
  return (
    <SelectField
      label={m.common_sort_by()}
      aria-required={false}
      value={key(view.sort, resolveOrder(view))}
      onChange={({ target }) => {
        const chosen = choices.find(({ sort, order }) => key(sort, order) === target.value);
        if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
      }}
    >
      {choices.map(({ sort, order, words }) => (
        <option key={key(sort, order)} value={key(sort, order)}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

function orderWords(sort: string, order: 'asc' | 'desc', column: string): string {
  if (sort === 'date')
    return order === 'asc' ? m.appointments_sort_date_asc() : m.appointments_sort_date_desc();
  return order === 'asc' ? m.appointments_sort_asc({ column }) : m.appointments_sort_desc({ column });
}
