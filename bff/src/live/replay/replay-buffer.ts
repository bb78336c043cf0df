import type { Logger } from '@tokri/service-kit/logger';
import type { GuardedRedis, Redis } from '@tokri/service-kit/redis';
import { maxStoredEvents, readMissedEvents } from './read-missed-events.ts';
import type { MissedEvents } from './read-missed-events.ts';
import type { UserEvent } from '../user-event.ts';

export const chatStaffOwner = 'chat-staff';

type BufferOwner = number | typeof chatStaffOwner;

export interface ResumingReader {
  readonly userId: number;
  readonly isChatStaff: boolean;
}

/**
 * The latest events of each user, shared by all bff processes. Best effort: a page that missed an
 * event reloads its data.
 */
export interface ReplayBuffer {
  append(owner: BufferOwner, eventId: string, event: UserEvent): Promise<string | undefined>;
  readSince(reader: ResumingReader, id: string): Promise<MissedEvents>;
}

const ttlSeconds = 3_600;
/** Every process receives each event; the first one stores it and the others find its id. */
const deduplicationSeconds = 600;

const appendScript = `
local known = redis.call('GET', KEYS[2])
if known then return known end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '${maxStoredEvents}', '*', 'fact', ARGV[1])
redis.call('SET', KEYS[2], id, 'EX', '${deduplicationSeconds}')
redis.call('EXPIRE', KEYS[1], '${ttlSeconds}')
return id`;

const unknownPosition: MissedEvents = { kind: 'unknown', newest: undefined };

// The braces keep both keys of a reader on one node of a Redis cluster.
const toStreamKey = (prefix: string, owner: BufferOwner): string => `${prefix}live:{${owner}}`;

export const createReplayBuffer = ({
  guarded,
  prefix,
  logger,
}: {
  readonly guarded: GuardedRedis | undefined;
  readonly prefix: string;
  readonly logger: Logger;
}): ReplayBuffer => {
  const streamKey = (owner: BufferOwner): string => toStreamKey(prefix, owner);
  const attempt = async <Reply>(
    command: (redis: Redis) => Promise<Reply>,
    failureMessage: string,
  ): Promise<Reply | undefined> =>
    guarded?.attempt(command, (error) => {
      logger.debug({ error }, failureMessage);
    });
  return {
    append: (owner, eventId, event) => {
      const key = streamKey(owner);
      return attempt(
        async (redis) =>
          String(
            await redis.eval(appendScript, 2, key, `${key}:${eventId}`, JSON.stringify(event)),
          ),
        'live event was not stored',
      );
    },
    readSince: async ({ userId, isChatStaff }, id) => {
      const keys = [streamKey(userId), ...(isChatStaff ? [streamKey(chatStaffOwner)] : [])];
      const missed = await attempt(
        (redis) => readMissedEvents(redis, { userId, keys }, id),
        'replay buffer could not be read',
      );
      return missed ?? unknownPosition;
    },
  };
};
