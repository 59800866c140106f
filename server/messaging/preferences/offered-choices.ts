import {
  announcedEvents,
  type Channel,
  channels,
  findTopic,
  listChannels,
  type RecipientRole,
  type Topic,
  topics,
} from '#domain/messaging/announcements.ts';
import type { Config } from '#server/platform/config/config.ts';
import { listWaysOfChannel } from '#server/platform/outbox/delivery-ways.ts';

export interface OfferedTopic {
  readonly topic: Topic;
  readonly always: boolean;
  readonly channels: readonly Exclude<Channel, 'bell'>[];
}

export function listOfferedTopics(
  reader: RecipientRole,
  config: Pick<Config, 'messages' | 'demo'>,
): OfferedTopic[] {
  return topics
    .map((topic) => {
      const events = announcedEvents.filter((event) => findTopic(event) === topic);
      const used = new Set(events.flatMap((event) => listChannels(event, reader)));
      return {
        topic,
        always: topic === 'security',
        channels: channels
          .filter((channel) => channel !== 'bell')
          .filter((channel) => used.has(channel) && listWaysOfChannel(channel, config).length > 0),
      };
    })
    .filter(({ channels: found }) => found.length > 0);
}
