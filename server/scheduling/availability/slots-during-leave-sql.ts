/**
 * `starts_at` and `ends_at` of the slots of a published day `p` that a leave of its doctor closes: they count
 * as booked, and are free again when the leave ends early.
 */
export const slotsDuringLeaveSql = `
      select s.starts_at, s.ends_at
      from leaves l, unnest(p.starts) as start,
        lateral (
          select (p.day + make_interval(mins => start)) at time zone :timeZone as starts_at,
            (p.day + make_interval(mins => start + p.interval_minutes)) at time zone :timeZone as ends_at
        ) s
      where l.doctor_id = p.doctor_id and l.state in ('sending', 'done')
        and l.last_day >= p.day and l.first_day <= p.day
        and l.closed && tstzrange(s.starts_at, s.ends_at)`;
