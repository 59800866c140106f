import { useEffect, useEffectEvent } from 'react';
import { m } from '#messages/messages.js';
import { translateCity } from '#names/city-name.ts';
import { useCitySearch } from '#web/platform/location/use-city-search.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { UserText } from '#web/ui/format/user-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Place } from '#web/ui/place.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import styles from './city-results.module.css';

interface CityResultsProps {
  readonly typed: string;
  readonly onChoose: (place: Place) => void;
  readonly first: boolean;
}

export function CityResults({ typed, onChoose, first }: CityResultsProps) {
  const search = useCitySearch(typed);
  const nearest = search.state === 'answered' ? search.cities[0] : undefined;
  const chooseFirst = useEffectEvent(() => {
    if (!nearest) return;
    const { city, latitude, longitude } = nearest;
    onChoose({ name: city, latitude, longitude });
  });
  const isWanted = first && nearest !== undefined;
  useEffect(() => {
    if (isWanted) chooseFirst();
  }, [isWanted]);
  if (search.state === 'failed') {
    return (
      <EmptyState icon="warning" title={m.places_failed()} failed>
        <Button look="quiet" onClick={search.retry}>
          {m.common_retry()}
        </Button>
      </EmptyState>
    );
  }
  if (search.state !== 'answered') {
    return (
      <div className="stack-2" aria-busy="true">
        <p role="status" className="visually-hidden">
          {m.places_searching()}
        </p>
        <Skeleton height={56} />
        <Skeleton height={56} />
        <Skeleton height={56} />
      </div>
    );
  }
  const { cities } = search;
  if (cities.length === 0) {
    return <EmptyState icon="search" title={m.common_no_cities()} text={m.places_none_hint()} />;
  }
  return (
    <div className="stack-2">
      <p role="status" className="visually-hidden">
        {m.places_found({ count: cities.length })}
      </p>
      <ul aria-label={m.places_results()}>
        {cities.map(({ city, region, country, latitude, longitude }) => (
          <li key={`${city} ${latitude} ${longitude}`}>
            <button
              type="button"
              className={styles.city}
              data-city
              onClick={() => onChoose({ name: city, latitude, longitude })}
            >
              <Icon name="place" />
              <span className={styles.words}>
                <span className="strong">
                  <UserText>{translateCity(city)}</UserText>
                </span>{' '}
                <span className="muted small">
                  <UserText>{[region, country].filter(Boolean).join(', ')}</UserText>
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
