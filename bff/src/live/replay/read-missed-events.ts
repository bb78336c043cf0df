import type { Redis } from '@tokri/service-kit/redis';
import type { UserEvent } from '../user-event.ts';
import { initialStreamId, isLater, isStreamId } from './stream-id.ts';

export const maxStoredEvents = 200;

export interface StoredEvent {
  readonly id: string;
  readonly event: UserEvent;
}

export type MissedEvents =
  | { readonly kind: 'events'; readonly since: string; readonly events: readonly StoredEvent[] }
  | { readonly kind: 'unknown'; readonly newest: string | undefined };

type Entry = readonly [id: string, fields: readonly string[]];

const parseEntries = (entries: readonly Entry[]): StoredEvent[] =>
  entries.map(([id, [, text = '{}']]) => ({ id, event: JSON.parse(text) as UserEvent }));

const readAfterOwnId = async (
  redis: Redis,
  key: string,
  id: string,
): Promise<StoredEvent[] | undefined> => {
  if (id === initialStreamId) {
    const all = await redis.xrange(key, '-', '+');
    return all.length < maxStoredEvents ? parseEntries(all) : undefined;
  }
  const [first, ...rest] = await redis.xrange(key, id, '+');
  return first?.[0] === id ? parseEntries(rest) : undefined;
};

const readAfterForeignId = async (
  redis: Redis,
  key: string,
  id: string,
): Promise<StoredEvent[] | undefined> => {
  const all = parseEntries(await redis.xrange(key, '-', '+'));
  const [oldest] = all;
  return all.length >= maxStoredEvents && oldest && isLater(oldest.id, id)
    ? undefined
    : all.filter((stored) => isLater(stored.id, id));
};

const readNewestId = async (redis: Redis, keys: readonly string[]): Promise<string> => {
  const newest = await Promise.all(
    keys.map(
      async (key) => (await redis.xrevrange(key, '+', '-', 'COUNT', 1))[0]?.[0] ?? initialStreamId,
    ),
  );
  return newest.reduce((latest, id) => (isLater(id, latest) ? id : latest), initialStreamId);
};

const sortById = (events: readonly StoredEvent[]): StoredEvent[] =>
  [...events].sort((a, b) => (isLater(a.id, b.id) ? 1 : -1));

const isChatWith = ({ event }: StoredEvent, userId: number): boolean =>
  'userId' in event && event.userId === userId;

export const readMissedEvents = async (
  redis: Redis,
  { keys, userId }: { readonly keys: readonly string[]; readonly userId: number },
  id: string,
): Promise<MissedEvents> => {
  const unknown: MissedEvents = { kind: 'unknown', newest: await readNewestId(redis, keys) };
  if (!isStreamId(id)) return unknown;
  const own = await Promise.all(keys.map((key) => readAfterOwnId(redis, key, id)));
  if (own.every((events) => events === undefined)) return unknown;
  const all = await Promise.all(
    keys.map(async (key, index) => own[index] ?? readAfterForeignId(redis, key, id)),
  );
  return all.includes(undefined)
    ? unknown
    : {
        kind: 'events',
        since: id,
        events: sortById(
          all.flatMap((events = [], index) =>
            events.filter((stored) => index === 0 || !isChatWith(stored, userId)),
          ),
        ),
      };
};
