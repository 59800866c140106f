// Parts of statements that count money, in the figures and in the lists of payments alike.
import { visitChainIdsSql } from './payment-columns.ts';

/** What was collected, less what was voided, on the day on which either happened. */
export const netPaiseSql = (payment: 'p') =>
  `case when ${payment}.voids is null then ${payment}.amount_paise else -${payment}.amount_paise end`;

/** What a visit was paid, in paise. */
const paidPaiseSql = `coalesce((select sum(${netPaiseSql('p')}) from payments p where p.appointment_id = any(${visitChainIdsSql}) and p.way <> 'later'), 0)`;
/** What is owed for a visit, in paise: its fee, less what was collected, once it is completed. */
export const owedPaiseSql = `case when a.status = 'Completed' then greatest(a.fee_paise - ${paidPaiseSql}, 0) else 0 end`;
/** A visit that was due, and of which nobody said what became of it. */
export const hasNoOutcomeSql = "(a.status = 'Incomplete' and not a.did_not_come)";
