import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { dayAhead } from '../../support/api/test-area.ts';
import { readRunFile } from '../../support/product.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { pauseInfra } from '../faults/process-faults.ts';
import { runOrderBatch } from './order-batch.ts';
import type { PeakExperiment } from './peak-experiment.ts';
import { formatSeconds } from './recovery-limits.ts';

/** Longer than the silence after which the consumer watchdog asks whether a broker answers. */
const silenceMs = 70_000;
/** From the end of the orders: a watchdog that counts answers would have ended its process by then. */
const observationMs = 45_000;
const defaultBuyers = 12;
const windowMs = 20_000;
const slot = { date: dayAhead(5), start: '15:00', end: '16:00' };

const readPids = (): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(Object.entries(readRunFile().services).map(([name, { pid }]) => [name, pid]));

/** A broker that comes back after more than a minute must find every process alive. */
export const longBrokerSilence: PeakExperiment = async ({
  staff,
  random,
  customers = defaultBuyers,
}) => {
  const before = readPids();
  const startMs = performance.now();
  const orders = await runOrderBatch({
    staff,
    slot,
    buyers: customers,
    paymentMethod: 'cod',
    windowMs,
    faults: [pauseInfra('kafka', silenceMs)],
    random,
  });
  const settledMs = performance.now() - startMs;
  await wait(observationMs);
  const after = readPids();
  const ended = Object.keys(before).filter((name) => before[name] !== after[name]);
  if (ended.length > 0) throw new Error(`processes that ended: ${ended.join(', ')}`);
  await expectInvariantsHold(orders.map(({ Id }) => Id));
  const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
  return [
    `${confirmed} of ${orders.length} orders confirmed, settled after ${formatSeconds(settledMs)}`,
    `none of ${Object.keys(before).length} processes ended`,
  ];
};
