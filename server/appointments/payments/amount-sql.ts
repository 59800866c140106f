// SQL fragments that count money, shared by the figures and the lists of payments.
import { visitChainIdsSql } from './payment-sql.ts';

/** Collected less voided amounts, each on its own day. */
export const netPaiseSql = (payment: 'p') =>
  `case when ${payment}.voids is null then ${payment}.amount_paise else -${payment}.amount_paise end`;

const paidPaiseSql = `coalesce((select sum(${netPaiseSql('p')}) from payments p where p.appointment_id = any(${visitChainIdsSql}) and p.way <> 'later'), 0)`;
/** The fee of a completed visit less what was collected, in paise. */
export const owedPaiseSql = `case when a.status = 'Completed' then greatest(a.fee_paise - ${paidPaiseSql}, 0) else 0 end`;
/** A past visit whose outcome no one recorded. */
export const hasNoOutcomeSql = "(a.status = 'Incomplete' and not a.did_not_come)";
