import { of, statement } from '#db/statement.ts';
import type { Channel, RecipientRole, Topic } from '#domain/messaging/announcements.ts';

export interface ChoiceRow {
  topic: Topic;
  channel: Channel;
  wanted: boolean;
  at: Date;
}

export const listLatestChoices = statement('list_latest_choices', {
  values: { role: of<RecipientRole>, personId: of<number> },
  row: of<ChoiceRow>,
  sql: `
    select distinct on (topic, channel) topic, channel, wanted, at from message_choices
    where role = :role and person_id = :personId
    order by topic, channel, id desc`,
});

/** Stores a choice, unless the latest one of this topic and channel is the same. */
export const insertChoice = statement('insert_choice', {
  values: {
    role: of<RecipientRole>,
    personId: of<number>,
    topic: of<Topic>,
    channel: of<Channel>,
    wanted: of<boolean>,
    at: of<Date>,
    locale: of<string>,
    textVersion: of<number>,
    source: of<string>,
  },
  sql: `
    insert into message_choices (role, person_id, topic, channel, wanted, at, locale, text_version, source)
    select :role, :personId, :topic, :channel, :wanted, :at, :locale, :textVersion, :source
    where :wanted::boolean is distinct from (
      select wanted from message_choices
      where role = :role and person_id = :personId and topic = :topic and channel = :channel
      order by id desc limit 1
    )`,
});
