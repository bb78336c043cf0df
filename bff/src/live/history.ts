import type { Logger } from '@tokri/service-kit/logger';
import type { Redis } from '@tokri/service-kit/redis';
import { beforeAll, isStreamId } from './stream-id.ts';
import type { UserFact } from './user-fact.ts';

export interface KeptFact {
  readonly id: string;
  readonly fact: UserFact;
}

/** What came after an id. `unknown`: the id is not (or no longer) in the history, so what was missed cannot be told; `newest` is where to go on from. */
export type Missed = { readonly kind: 'facts'; readonly facts: readonly KeptFact[] } | { readonly kind: 'unknown'; readonly newest: string | undefined };

/** The last events of each user, shared by all bff processes; a hint that may be lost (a page that missed something reads again). */
export interface History {
  /** The fact's id, the same in every process; undefined while Redis is away. */
  keep(userId: number, eventId: string, fact: UserFact): Promise<string | undefined>;
  after(userId: number, id: string): Promise<Missed>;
}

const keptMax = 200;
const keepSeconds = 3_600;
/** Every process hears each event; the first one writes it and the others, this long at most behind, find its id. */
const sameEventSeconds = 600;

const keepScript = `
local known = redis.call('GET', KEYS[2])
if known then return known end
local id = redis.call('XADD', KEYS[1], 'MAXLEN', '${keptMax}', '*', 'fact', ARGV[1])
redis.call('SET', KEYS[2], id, 'EX', '${sameEventSeconds}')
redis.call('EXPIRE', KEYS[1], '${keepSeconds}')
return id`;

type Entry = readonly [id: string, fields: readonly string[]];

const factsOf = (entries: readonly Entry[]): KeptFact[] => entries.map(([id, [, text = '{}']]) => ({ id, fact: JSON.parse(text) as UserFact }));

const nowhere: Missed = { kind: 'unknown', newest: undefined };

const whatIsAfter = async (redis: Redis, key: string, id: string): Promise<Missed> => {
  const [newest] = await redis.xrevrange(key, '+', '-', 'COUNT', 1);
  const unknown: Missed = { kind: 'unknown', newest: newest?.[0] ?? beforeAll };
  if (!isStreamId(id)) return unknown;
  if (id === beforeAll) {
    const all = await redis.xrange(key, '-', '+');
    // A full stream may have let its first ones go.
    return all.length < keptMax ? { kind: 'facts', facts: factsOf(all) } : unknown;
  }
  const [first, ...rest] = await redis.xrange(key, id, '+');
  return first?.[0] === id ? { kind: 'facts', facts: factsOf(rest) } : unknown;
};

export const createHistory = ({ redis, prefix, logger }: { readonly redis: Redis | undefined; readonly prefix: string; readonly logger: Logger }): History => {
  // The braces keep both keys of a user on one node of a cluster.
  const streamOf = (userId: number): string => `${prefix}live:{${userId}}`;
  return {
    keep: async (userId, eventId, fact) => {
      if (!redis) return undefined;
      try {
        return String(await redis.eval(keepScript, 2, streamOf(userId), `${streamOf(userId)}:${eventId}`, JSON.stringify(fact)));
      } catch (error) {
        logger.debug({ error }, 'live event not kept');
        return undefined;
      }
    },
    after: async (userId, id) => {
      if (!redis) return nowhere;
      try {
        return await whatIsAfter(redis, streamOf(userId), id);
      } catch (error) {
        logger.debug({ error }, 'live history not read');
        return nowhere;
      }
    },
  };
};
