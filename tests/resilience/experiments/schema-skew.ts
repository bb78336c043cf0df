import { randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { dayAhead } from '../../support/api/test-area.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { startBffWithUpstreams, startInstance } from '../../support/pods/service-instance.ts';
import { withWebUrl } from '../../support/pods/with-web-url.ts';
import { expectInvariantsHold, removeViolations } from '../checker/expect-invariants-hold.ts';
import { findSkewViolations } from '../checker/skew-violations.ts';
import { openOrderTopic, type OrderTopic } from '../checker/state/order-topic.ts';
import { bundleMutatedService } from '../mutations/bundle-mutated-service.ts';
import { carelessConsumer, newerOrderService } from '../mutations/schema-skew.ts';
import { withMutatedService } from '../mutations/with-mutated-service.ts';
import { runOrderBatch } from './order-batch.ts';
import type { ExperimentContext, PeakExperiment } from './peak-experiment.ts';

const unknownEvents = 24;
const defaultBuyers = 12;
const windowMs = 5_000;
const deadLetterTimeoutMs = 60_000;

interface Skew {
  readonly orders: readonly OrderResponse[];
  readonly groups: number;
  readonly violations: readonly string[];
}

const placeOrders = async (
  { staff, random, customers = defaultBuyers }: ExperimentContext,
  publishUnknown: Fault,
): Promise<readonly OrderResponse[]> => {
  const order = await startInstance('order', {
    bundle: await bundleMutatedService('order', newerOrderService),
  });
  try {
    const bff = await startBffWithUpstreams({ order: order.url });
    try {
      return await withWebUrl(bff.url, () =>
        runOrderBatch({
          staff,
          slot: { date: dayAhead(5), start: '15:00', end: '16:00' },
          buyers: customers,
          paymentMethod: 'online',
          windowMs,
          faults: [publishUnknown],
          random,
        }),
      );
    } finally {
      await bff.stop();
    }
  } finally {
    await order.stop();
  }
};

const waitForViolations = async (
  topic: OrderTopic,
  { since, unknownKeys }: { readonly since: Date; readonly unknownKeys: readonly string[] },
): Promise<readonly string[]> => {
  let violations: readonly string[] = [];
  const isFree = async (): Promise<boolean> => {
    const deadLetters = await topic.readDeadLetters(since);
    violations = findSkewViolations({ groups: topic.groups, unknownKeys, deadLetters });
    return violations.length === 0;
  };
  await eventually(isFree, {
    timeoutMs: deadLetterTimeoutMs,
    missing: 'a dead letter of each group for each event of an unknown type',
  }).catch(() => undefined);
  return violations;
};

const runSkew = async (context: ExperimentContext): Promise<Skew> => {
  const topic = await openOrderTopic();
  const since = new Date();
  const unknownKeys = Array.from({ length: unknownEvents }, () => `skew-${randomUUID()}`);
  try {
    const orders = await placeOrders(context, {
      description: 'a newer service publishes events of an unknown type',
      inject: () => topic.publish('order.archived.v1', unknownKeys),
    });
    return {
      orders,
      groups: topic.groups.length,
      violations: await waitForViolations(topic, { since, unknownKeys }),
    };
  } finally {
    await topic.close();
  }
};

/** A newer order service runs beside older consumers: new fields, and events of a new type. */
export const schemaSkew: PeakExperiment = async (context) => {
  const { orders, groups, violations } = await runSkew(context);
  if (violations.length > 0) throw new Error(violations.join('\n'));
  await expectInvariantsHold(orders.map(({ Id }) => Id));
  const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
  return [
    `${confirmed} of ${orders.length} orders confirmed although every event had unknown fields`,
    `${unknownEvents} events of an unknown type put aside by each of ${groups} groups`,
  ];
};

/** Chat skips unknown types, and refuses events with unknown fields. */
export const schemaSkewPlanted: PeakExperiment = async (context) => {
  const { violations } = await withMutatedService('chat', carelessConsumer, () => runSkew(context));
  const found = [/^chat lost/, /^chat did not accept new fields/].map((pattern) =>
    violations.filter((violation) => pattern.test(violation)),
  );
  if (found.some((one) => one.length === 0))
    throw new Error(`not every planted fault was found:\n${violations.join('\n')}`);
  return [...found.map(([first]) => `found as expected: ${first}`), removeViolations];
};
