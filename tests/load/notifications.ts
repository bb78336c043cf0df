import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { contactSnapshot, orderPlaced, type EventType } from '@tokri/contracts/events';
import { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import { connectMongo } from '@tokri/service-kit/mongo';
import { createTestBroker } from '@tokri/service-kit/testing';
import { readRunFile } from '../support/product.ts';
import { startInstance } from '../support/pods/service-instance.ts';
import { readCpuMs } from './cpu-time.ts';
import type { Benchmark } from './report.ts';

const defaultOrders = 5_000;
const messagesPerOrder = 2;
const publishedAtOnce = 500;
const pollMs = 100;
const timeoutMs = 300_000;
const firstId = 500_000_000;

interface TestMessage {
  readonly event: EventType;
  readonly key: string;
  readonly data: object;
}

const toKafkaMessage = ({ event, key, data }: TestMessage) => {
  const id = randomUUID();
  return {
    topic: event.topic.name,
    key,
    value: JSON.stringify({
      id,
      type: event.type,
      occurredAt: new Date().toISOString(),
      key,
      seq: 1,
      correlationId: id,
      causationId: id,
      data,
    }),
    headers: { type: event.type },
  };
};

const publishAll = async (broker: Broker, messages: readonly TestMessage[]): Promise<void> => {
  for (let start = 0; start < messages.length; start += publishedAtOnce)
    await broker.publish(messages.slice(start, start + publishedAtOnce).map(toKafkaMessage));
};

const toContact = (userId: number, sealer: ReturnType<typeof createSealer>): TestMessage => ({
  event: contactSnapshot,
  key: `person:${userId}`,
  data: {
    kind: 'person',
    userId,
    partyId: 0,
    sealed: sealer.seal(
      JSON.stringify({
        name: 'Meera Nair',
        mobile: `+91${9_000_000_000 + (userId % 100_000_000)}`,
        email: `meera.${userId}@load.example`,
        mobileVerified: true,
        emailVerified: true,
      }),
    ),
  },
});

const toOrder = (userId: number): TestMessage => ({
  event: orderPlaced,
  key: String(userId),
  data: {
    orderId: userId,
    userId,
    partyId: 0,
    companyId: 1,
    transactionNumber: `TK-${userId}`,
    holdId: 1,
    slotId: 1,
    pdate: new Date().toISOString().slice(0, 10),
    slotTimes: { start: '07:00', end: '10:00' },
    cartVersion: 1,
    paymentMethod: 'cod',
    paymentStatus: 1,
    payablePaise: 62_500,
    couponCode: null,
    lines: [],
    status: 1,
  },
});

const waitForCount = async (
  what: string,
  expected: number,
  count: () => Promise<number>,
): Promise<void> => {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    const current = await count();
    if (current >= expected) return;
    if (performance.now() > deadlineMs) throw new Error(`${what}: ${current} of ${expected}`);
    await wait(pollMs);
  }
};

/**
 * Orders of as many customers, each told by SMS and mail: from the first event in Kafka to the last
 * answer of the stand-in. The process has topics and a database of its own.
 */
export const notifications: Benchmark = async ([count = String(defaultOrders)]) => {
  const { infra } = readRunFile();
  const unique = `load-${randomBytes(4).toString('hex')}`;
  const sealKey = randomBytes(32).toString('base64');
  const own = {
    KAFKA_TOPIC_PREFIX: `${unique}.`,
    MONGODB_DATABASE: unique,
    SEAL_KEY: sealKey,
  };
  const connection = await connectMongo({
    url: infra.mongodb.url,
    database: unique,
    appName: 'benchmark',
  });
  const broker = createTestBroker({
    KAFKA_BROKERS: infra.kafka.url,
    KAFKA_MAX_WAIT_MS: '50',
    ...own,
  });
  const service = await startInstance('notification', { environmentOverrides: own });
  try {
    const sealer = createSealer(sealKey);
    const userIds = Array.from({ length: Number(count) }, (_, index) => firstId + index);
    await publishAll(
      broker,
      userIds.map((userId) => toContact(userId, sealer)),
    );
    await waitForCount('contacts', userIds.length, () =>
      connection.collection('contacts').countDocuments(),
    );
    const pid = service.pid() ?? 0;
    const [startMs, startCpuMs] = [performance.now(), readCpuMs(pid)];
    await publishAll(broker, userIds.map(toOrder));
    await waitForCount('notifications', userIds.length, () =>
      connection.collection('notices').countDocuments({ state: 'closed' }),
    );
    const elapsedSeconds = (performance.now() - startMs) / 1000;
    const cpuMs = readCpuMs(pid) - startCpuMs;
    const failed = await connection
      .collection('notices')
      .countDocuments({ 'deliveries.sms.state': { $ne: 'sent' } });
    return [
      { label: 'orders', value: `${userIds.length}, not told by SMS: ${failed}` },
      {
        label: 'messages (SMS and mail) a second',
        value: ((messagesPerOrder * userIds.length) / elapsedSeconds).toFixed(0),
      },
      {
        label: 'CPU of the service per message',
        value: `${(cpuMs / userIds.length / messagesPerOrder).toFixed(2)} ms`,
      },
    ];
  } finally {
    await service.stop();
    await broker.close();
    await connection.dropDatabase();
    await connection.close();
  }
};
