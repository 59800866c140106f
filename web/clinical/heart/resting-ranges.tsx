import { restingRanges } from '#domain/clinical/pulse.ts';
import { m } from '#messages/messages.js';
import styles from './resting-ranges.module.css';

export function RestingRanges() {
  const ages = {
    newborn: m.heart_age_newborn(),
    infant: m.heart_age_infant(),
    adult: m.heart_age_adult(),
    athlete: m.heart_age_athlete(),
  };
  return (
    <table className={`card ${styles.table}`} aria-labelledby="ranges">
      <thead>
        <tr>
          <th scope="col">{m.heart_age()}</th>
          <th scope="col">{m.heart_range()}</th>
        </tr>
      </thead>
      <tbody>
        {restingRanges.map((range) => {
          const age =
            range.who === 'years' ? m.heart_age_years({ from: range.from, to: range.to }) : ages[range.who];
          return (
            <tr key={age} data-adult={range.who === 'adult' || undefined}>
              <th scope="row">{age}</th>
              <td>{m.heart_range_of({ low: range.low, high: range.high })}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
