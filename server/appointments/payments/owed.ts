// Parts of statements that count money, in the figures and in the lists of payments alike.
import { withEarlier } from './payment-columns.ts';

/** What was collected, less what was voided, on the day on which either happened. */
export const netPaise = (payment: 'p') =>
  `case when ${payment}.voids is null then ${payment}.amount_paise else -${payment}.amount_paise end`;

/** What a visit was paid, in paise. */
const paidOf = `coalesce((select sum(${netPaise('p')}) from payments p where p.appointment_id = any(${withEarlier}) and p.way <> 'later'), 0)`;
/** What is owed for a visit, in paise: its fee, less what was collected, once it is completed. */
export const owedPaise = `case when a.status = 'Completed' then greatest(a.fee_paise - ${paidOf}, 0) else 0 end`;
/** A visit that was due, and of which nobody said what became of it. */
export const hasNoOutcome = "(a.status = 'Incomplete' and not a.did_not_come)";
