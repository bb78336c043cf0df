import { topics } from '@tokri/contracts/events';
import type { EventData, personErased } from '@tokri/contracts/events';
import { dayMs } from '@tokri/contracts/dates';
import type { Connection } from 'mongoose';
import { runEach, type Clock } from '../use-case/index.ts';
import { createErasureRecords } from './erasure-records.ts';
import type { ErasedCounts, ErasureRecords, PersonToErase } from './erasure-records.ts';

export type ErasePerson = (
  person: Pick<EventData<typeof personErased>, 'userId' | 'reference'>,
) => Promise<void>;

export interface RepeatedErasures extends ErasureRecords {
  /** Erases again whoever was erased while the messages of the topics are kept. */
  repeatRecent(): Promise<void>;
}

export interface PersonErasure {
  readonly records: RepeatedErasures;
  /** For the event `personErased` in the consumer of the service. */
  readonly erasePerson: ErasePerson;
  /** Erases whoever had something under way when the event came, and has no more. */
  eraseWaiting(): Promise<void>;
}

/** A day longer than any topic keeps its messages. */
const lateMessagesMs = Math.max(...topics.map(({ retentionMs }) => retentionMs)) + dayMs;

/**
 * Erases a person when the user service says so, and again until no topic holds an older message:
 * a consumer that was behind may store the person's name after the erasure.
 *
 * @param count what `erase` would erase now; the certificate names it.
 * @param erase must be repeatable: after a crash, and for a service that is restored from a backup,
 *   the event arrives again.
 * @param isUnderWay whether the service still needs the person's data, as for an order that is to
 *   be delivered. The erasure waits for its end.
 */
export const createPersonErasure = ({
  connection,
  clock,
  count,
  erase,
  isUnderWay = () => Promise.resolve(false),
}: {
  readonly connection: Connection;
  readonly clock: Clock;
  readonly count: (userId: number) => Promise<ErasedCounts>;
  readonly erase: (userId: number) => Promise<unknown>;
  readonly isUnderWay?: (userId: number) => Promise<boolean>;
}): PersonErasure => {
  const records = createErasureRecords(connection);
  const eraseUnlessUnderWay = async ({ userId, reference }: PersonToErase) => {
    if (await isUnderWay(userId)) return;
    await records.storeCounts(reference, () => count(userId));
    await erase(userId);
    await records.complete(reference, clock());
  };
  return {
    records: {
      ...records,
      repeatRecent: async () => {
        const since = new Date(clock().getTime() - lateMessagesMs);
        await runEach(await records.listUsersErasedSince(since), async (userId) => {
          if (!(await isUnderWay(userId))) await erase(userId);
        });
      },
    },
    erasePerson: async ({ userId, reference }) => {
      await records.start({ userId, reference });
      await eraseUnlessUnderWay({ userId, reference });
    },
    eraseWaiting: async () => {
      await runEach(await records.listWaiting(), eraseUnlessUnderWay);
    },
  };
};
