import type { Logger } from '@tokri/service-kit/logger';
import type { Redis } from '@tokri/service-kit/redis';
import type { Cache } from '../cache/cache.ts';
import { beforeAll, isLater, isStreamId } from './stream-id.ts';
import type { UserFact } from './user-fact.ts';

export interface KeptFact {
  readonly id: string;
  readonly fact: UserFact;
}

/** What came after the id `since`. `unknown`: the id is not (or no longer) in the history, so what was missed cannot be told; `newest` is where to go on from. */
export type Missed =
  | { readonly kind: 'facts'; readonly since: string; readonly facts: readonly KeptFact[] }
  | { readonly kind: 'unknown'; readonly newest: string | undefined };

/** All staff who answer customers, as one reader: their events are kept once. */
export const chatStaffReader = 'chat-staff';

type Reader = number | typeof chatStaffReader;

/** Whose stream comes back. */
export interface Returning {
  readonly userId: number;
  readonly isChatStaff: boolean;
}

/** The last events of each user, shared by all bff processes; a hint that may be lost (a page that missed something reads again). */
export interface History {
  /** The fact's id, the same in every process; undefined while Redis is away or left alone. */
  keep(reader: Reader, eventId: string, fact: UserFact): Promise<string | undefined>;
  /** Staff come back to two histories, their own and that of the chats; ids of both are of one clock. */
  after(returning: Returning, id: string): Promise<Missed>;
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

const factsOf = (entries: readonly Entry[]): KeptFact[] =>
  entries.map(([id, [, text = '{}']]) => ({ id, fact: JSON.parse(text) as UserFact }));

const nowhere: Missed = { kind: 'unknown', newest: undefined };

/** What is after an id in its own history; undefined when it is not there. */
const afterOwn = async (redis: Redis, key: string, id: string): Promise<KeptFact[] | undefined> => {
  if (id === beforeAll) {
    const all = await redis.xrange(key, '-', '+');
    // A full stream may have let its first ones go.
    return all.length < keptMax ? factsOf(all) : undefined;
  }
  const [first, ...rest] = await redis.xrange(key, id, '+');
  return first?.[0] === id ? factsOf(rest) : undefined;
};

/** What is after an id of another history; undefined when some of it may have gone. */
const afterOther = async (
  redis: Redis,
  key: string,
  id: string,
): Promise<KeptFact[] | undefined> => {
  const all = factsOf(await redis.xrange(key, '-', '+'));
  const [oldest] = all;
  return all.length >= keptMax && oldest && isLater(oldest.id, id)
    ? undefined
    : all.filter((kept) => isLater(kept.id, id));
};

const newestOf = async (redis: Redis, keys: readonly string[]): Promise<string> => {
  const newest = await Promise.all(
    keys.map(
      async (key) => (await redis.xrevrange(key, '+', '-', 'COUNT', 1))[0]?.[0] ?? beforeAll,
    ),
  );
  return newest.reduce((latest, id) => (isLater(id, latest) ? id : latest), beforeAll);
};

const inOrder = (facts: readonly KeptFact[]): KeptFact[] =>
  [...facts].sort((a, b) => (isLater(a.id, b.id) ? 1 : -1));

const isOfChatWith = ({ fact }: KeptFact, userId: number): boolean =>
  'userId' in fact && fact.userId === userId;

/** The id stands in one of the histories, the first of which is the user's own; what is after it in all of them was missed. Staff who ordered find a chat of theirs in both. */
const whatIsAfter = async (
  redis: Redis,
  { keys, userId }: { readonly keys: readonly string[]; readonly userId: number },
  id: string,
): Promise<Missed> => {
  const unknown: Missed = { kind: 'unknown', newest: await newestOf(redis, keys) };
  if (!isStreamId(id)) return unknown;
  const own = await Promise.all(keys.map((key) => afterOwn(redis, key, id)));
  if (own.every((facts) => facts === undefined)) return unknown;
  const all = await Promise.all(keys.map(async (key, at) => own[at] ?? afterOther(redis, key, id)));
  return all.includes(undefined)
    ? unknown
    : {
        kind: 'facts',
        since: id,
        facts: inOrder(
          all.flatMap((facts = [], at) =>
            facts.filter((kept) => at === 0 || !isOfChatWith(kept, userId)),
          ),
        ),
      };
};

export const createHistory = ({
  cache,
  prefix,
  logger,
}: {
  readonly cache: Cache | undefined;
  readonly prefix: string;
  readonly logger: Logger;
}): History => {
  // The braces keep both keys of a reader on one node of a cluster.
  const streamOf = (reader: Reader): string => `${prefix}live:{${reader}}`;
  /** What Redis answers; undefined while it is away, fails or is left alone. */
  const asked = async <Answer>(
    ask: (redis: Redis) => Promise<Answer>,
    failed: string,
  ): Promise<Answer | undefined> => {
    if (!cache?.rest.mayAsk()) return undefined;
    try {
      const answer = await ask(cache.redis);
      cache.rest.answered();
      return answer;
    } catch (error) {
      cache.rest.failed();
      logger.debug({ error }, failed);
      return undefined;
    }
  };
  return {
    keep: (reader, eventId, fact) =>
      asked(
        async (redis) =>
          String(
            await redis.eval(
              keepScript,
              2,
              streamOf(reader),
              `${streamOf(reader)}:${eventId}`,
              JSON.stringify(fact),
            ),
          ),
        'live event not kept',
      ),
    after: async ({ userId, isChatStaff }, id) =>
      (await asked(
        (redis) =>
          whatIsAfter(
            redis,
            {
              userId,
              keys: [streamOf(userId), ...(isChatStaff ? [streamOf(chatStaffReader)] : [])],
            },
            id,
          ),
        'live history not read',
      )) ?? nowhere,
  };
};
