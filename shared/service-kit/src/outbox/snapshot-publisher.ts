import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tokri/contracts/events';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import type { Broker, OutgoingMessage } from '../kafka/index.ts';
import type { Logger } from '../logger/index.ts';
import { clearNeedsPublishing, onWrite, findUnpublished } from '../mongo/index.ts';
import { runOutsideTrace } from '../telemetry/index.ts';
import type { BackgroundWorker } from '../lifecycle/background-worker.ts';
import type { SnapshotSource } from './snapshot-source.ts';

const batchSize = 1_000;
const sweepIntervalMs = 1_000;
const backoff: BackoffPolicy = { initialDelayMs: 200, maxDelayMs: 5_000 };

type StoredSnapshot = Record<string, unknown> & {
  readonly _id: string | number;
  readonly rev?: number;
};

const toSnapshotMessage = async (
  source: SnapshotSource,
  document: StoredSnapshot,
  now: Date,
): Promise<OutgoingMessage> => {
  const key = source.key(document as never);
  const snapshot = await source.toSnapshot(document as never);
  if (snapshot === null) return { topic: source.event.topic.name, key, value: null };
  const outcome = source.event.data.safeParse(snapshot);
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
    seq: document.rev ?? 0,
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

const createBatchPublisher = (broker: Broker, source: SnapshotSource, logger: Logger) => {
  const { model } = source;
  const toMessages = async (
    documents: readonly StoredSnapshot[],
  ): Promise<readonly { document: StoredSnapshot; message: OutgoingMessage }[]> => {
    const messages: { document: StoredSnapshot; message: OutgoingMessage }[] = [];
    for (const document of documents) {
      try {
        messages.push({ document, message: await toSnapshotMessage(source, document, new Date()) });
      } catch (error) {
        logger.error(
          { model: model.modelName, aggregateId: document._id, error },
          'state cannot be published',
        );
      }
    }
    return messages;
  };

  const publishBatch = async (): Promise<boolean> => {
    const documents = (await findUnpublished(model, batchSize)) as StoredSnapshot[];
    const ready = await toMessages(documents);
    if (ready.length === 0) return false;
    await broker.publish(ready.map(({ message }) => message));
    await clearNeedsPublishing(
      model,
      ready.map(({ document }) => ({ id: document._id, rev: document.rev ?? 0 })),
    );
    return documents.length === batchSize;
  };
  return publishBatch;
};

const createSourceLoop = (broker: Broker, source: SnapshotSource, logger: Logger) => {
  const { model, minIntervalMs = 0 } = source;
  const publishBatch = createBatchPublisher(broker, source, logger);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequested = false;
  let isStopped = false;
  let lastRunMs = 0;
  let failures = 0;

  const publishAll = async (): Promise<void> => {
    lastRunMs = Date.now();
    isRequested = false;
    try {
      let hasMore = true;
      while (hasMore && !isStopped) hasMore = await publishBatch();
      failures = 0;
    } catch (error) {
      failures += 1;
      isRequested = true;
      logger.warn(
        { model: model.modelName, failures, error },
        'states could not be published, trying again',
      );
    }
  };

  const wake = (): void => {
    isRequested = true;
    if (isStopped || timer || running) return;
    const backoffMs = failures === 0 ? 0 : backoffDelayMs(backoff, failures);
    timer = setTimeout(
      () => {
        timer = undefined;
        running = runOutsideTrace(publishAll).finally(() => {
          running = undefined;
          if (isRequested) wake();
        });
      },
      Math.max(backoffMs, lastRunMs + minIntervalMs - Date.now(), 0),
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
 * Keeps compacted topics equal to the store. Any number of processes may run it: the newest
 * snapshot is always published last, or again.
 */
export const createSnapshotPublisher = ({
  broker,
  sources,
  logger,
}: {
  readonly broker: Broker;
  readonly sources: readonly SnapshotSource[];
  readonly logger: Logger;
}): BackgroundWorker => {
  const loops = sources.map((source) => ({
    source,
    loop: createSourceLoop(broker, source, logger),
  }));
  let unsubscribers: (() => void)[] = [];
  let sweepTimer: NodeJS.Timeout | undefined;
  const wakeAll = (): void => {
    for (const { loop } of loops) loop.wake();
  };
  return {
    name: 'snapshot publisher',
    role: 'publisher',
    health: () => ({}),
    start: () => {
      unsubscribers = loops.map(({ source, loop }) =>
        onWrite(source.model, { needsPublishing: loop.wake }),
      );
      wakeAll();
      sweepTimer = setInterval(wakeAll, sweepIntervalMs);
    },
    stop: async () => {
      clearInterval(sweepTimer);
      unsubscribers.forEach((unsubscribe) => {
        unsubscribe();
      });
      await Promise.all(loops.map(({ loop }) => loop.stop()));
    },
  };
};
