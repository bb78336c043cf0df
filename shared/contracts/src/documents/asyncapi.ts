import * as z from 'zod/mini';
import { envelope, eventTypes, topics, type EventType, type Topic } from '../events/index.ts';

type Json = Record<string, unknown>;
const toJsonSchema = (schema: z.ZodMiniType): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  }) as Json;
  return json;
};

const messageName = ({ type }: EventType): string => type.replaceAll('.', '_');
const channelName = ({ name }: Topic): string => name.replaceAll('.', '_');

const toPayload = (type: EventType): Json => {
  const { properties, required, ...rest } = toJsonSchema(envelope) as {
    properties: Record<string, Json>;
    required: string[];
  };
  return {
    ...rest,
    properties: {
      ...properties,
      type: { type: 'string', const: type.type },
      data: toJsonSchema(type.data),
    },
    required,
  };
};

const toChannel = (topic: Topic): Json => ({
  address: topic.name,
  description: topic.description,
  messages: Object.fromEntries(
    eventTypes
      .filter((type) => type.topic === topic)
      .map((type) => [messageName(type), { $ref: `#/components/messages/${messageName(type)}` }]),
  ),
  'x-key': topic.key,
  'x-cleanup': topic.cleanup,
  'x-retention-ms': topic.retentionMs,
  'x-partitions': 6,
});

export const asyncApiDocument = (): Json => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Tokri, events',
    version: '0.6.6',
    description:
      'Generated from shared/contracts by `npm run contracts`. Delivery is at least once, in order per key.',
  },
  channels: Object.fromEntries(topics.map((topic) => [channelName(topic), toChannel(topic)])),
  operations: Object.fromEntries(
    topics.map((topic) => [
      `publish_${channelName(topic)}`,
      {
        action: 'send',
        channel: { $ref: `#/channels/${channelName(topic)}` },
        summary: `Published by ${topic.producer}.`,
      },
    ]),
  ),
  components: {
    messages: Object.fromEntries(
      eventTypes.map((type) => [
        messageName(type),
        {
          name: type.type,
          summary: type.description,
          contentType: 'application/json',
          payload: toPayload(type),
        },
      ]),
    ),
  },
});
