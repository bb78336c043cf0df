import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tokri/contracts/events';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { clearDirty, onWrite, readDirty } from '../mongo/index.ts';
import type { Relay } from './relay-port.ts';
import type { StateSource } from './state-source.ts';

/** States read and sent at a time. */
const batchStates = 1_000;
const sweepEveryMs = 1_000;
const retryMsMax = 5_000;

type StoredState = Record<string, unknown> & {
  readonly _id: string | number;
  readonly rev?: number;
};

/** The message of one state; a tombstone when its record is null. @throws RangeError when the record does not fit its schema. */
const stateMessage = async (
  source: StateSource,
  doc: StoredState,
  now: Date,
): Promise<OutgoingMessage> => {
  const key = source.key(doc as never);
  const record = await source.record(doc as never);
  if (record === null) return { topic: source.event.topic.name, key, value: null };
  const outcome = source.event.data.safeParse(record);
  if (!outcome.success)
    throw new RangeError(
      `${source.event.type} of ${key}: ${outcome.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join(', ')}`,
    );
  const id = randomUUID();
  const event: Envelope = {
    id,
    type: source.event.type,
    occurredAt: now.toISOString(),
    key,
    seq: doc.rev ?? 0,
    correlationId: id,
    causationId: id,
    data: outcome.data,
  };
  return {
    topic: source.event.topic.name,
    key,
    value: JSON.stringify(event),
    headers: { type: source.event.type },
  };
};

/** One source: rounds that publish all dirty states, woken by writes, at most one in `minIntervalMs`. */
const createSourceLoop = (broker: Broker, source: StateSource, logger: Logger) => {
  const { model, minIntervalMs = 0 } = source;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let lastRound = 0;
  let failures = 0;

  const messagesOf = async (
    docs: readonly StoredState[],
  ): Promise<readonly { doc: StoredState; message: OutgoingMessage }[]> => {
    const messages: { doc: StoredState; message: OutgoingMessage }[] = [];
    for (const doc of docs) {
      try {
        messages.push({ doc, message: await stateMessage(source, doc, new Date()) });
      } catch (error) {
        logger.error(
          { model: model.modelName, aggregateId: doc._id, error },
          'state cannot be published',
        );
      }
    }
    return messages;
  };

  const publishBatch = async (): Promise<boolean> => {
    const docs = (await readDirty(model, batchStates)) as StoredState[];
    const ready = await messagesOf(docs);
    if (ready.length === 0) return false;
    await broker.publish(ready.map(({ message }) => message));
    await clearDirty(
      model,
      ready.map(({ doc }) => ({ id: doc._id, rev: doc.rev ?? 0 })),
    );
    return docs.length === batchStates;
  };

  const round = async (): Promise<void> => {
    lastRound = Date.now();
    isWanted = false;
    try {
      let isMore = true;
      while (isMore && !isStopped) isMore = await publishBatch();
      failures = 0;
    } catch (error) {
      failures += 1;
      isWanted = true;
      logger.warn(
        { model: model.modelName, failures, error },
        'states could not be published, trying again',
      );
    }
  };

  const wake = (): void => {
    isWanted = true;
    if (isStopped || timer || running) return;
    const backOffMs = failures === 0 ? 0 : Math.min(100 * 2 ** Math.min(failures, 10), retryMsMax);
    timer = setTimeout(
      () => {
        timer = undefined;
        running = round().finally(() => {
          running = undefined;
          if (isWanted) wake();
        });
      },
      Math.max(backOffMs, lastRound + minIntervalMs - Date.now(), 0),
    );
  };

  return {
    wake,
    stop: async (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};

/**
 * Keeps compacted topics equal to the store: publishes every state that is marked dirty, then clears the mark if the state is still the one published. Any number
 * may run at once; the newest state is always published after, or again.
 */
export const createStatePublisher = ({
  broker,
  sources,
  logger,
}: {
  readonly broker: Broker;
  readonly sources: readonly StateSource[];
  readonly logger: Logger;
}): Relay => {
  const loops = sources.map((source) => ({
    source,
    loop: createSourceLoop(broker, source, logger),
  }));
  let unlisten: (() => void)[] = [];
  let sweep: NodeJS.Timeout | undefined;
  const wakeAll = (): void => {
    for (const { loop } of loops) loop.wake();
  };
  return {
    start: () => {
      unlisten = loops.map(({ source, loop }) => onWrite(source.model, { dirty: loop.wake }));
      wakeAll();
      sweep = setInterval(wakeAll, sweepEveryMs);
    },
    stop: async () => {
      clearInterval(sweep);
      unlisten.forEach((end) => {
        end();
      });
      await Promise.all(loops.map(({ loop }) => loop.stop()));
    },
  };
};
