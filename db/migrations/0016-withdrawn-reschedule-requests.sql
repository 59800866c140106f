-- When the patient put the news of a refusal away (F-02): kept here, so that it is away on every device.
alter table appointments add column put_away_at timestamptz;
