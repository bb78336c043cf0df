import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import type { OrderResponse } from '@tokri/contracts/api';
import { connectMongo } from '@tokri/service-kit/mongo';
import { readRunFile } from '../../support/product.ts';
import type { SlotWindow } from '../../support/api/test-area.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { findUnusedWindows } from '../../support/load-generator/unused-slot-windows.ts';
import { withPods } from '../../support/pods/pods.ts';
import type { PeakExperiment, ExperimentContext } from './peak-experiment.ts';
import { runOrderBatch } from './order-batch.ts';

const defaultBuyers = 12;
const defaultWindowMs = 3_000;
const expirySpreadMs = 500;
const minuteMs = 60_000;

interface SlotDocument {
  readonly _id: number;
  readonly date: string;
  readonly start: string;
  readonly holds: Readonly<Record<string, { readonly st: string }>>;
}

/** Changes the stored expiry, because a test cannot move the clock of a service. */
const expireHolds = ({ date, start }: SlotWindow, random: ExperimentContext['random']): Fault => ({
  description: 'holds expire while their orders are placed',
  inject: async () => {
    const connection = await connectMongo({
      url: readRunFile().infra.mongodb.url,
      database: 'delivery-slot',
      appName: 'experiment',
    });
    try {
      const slots = connection.collection<SlotDocument>('slots');
      const slot = await slots.findOne({ date, start, groupId: { $gt: 0 } } as never);
      if (!slot) throw new Error(`no slot at ${date} ${start}`);
      await Promise.all(
        Object.keys(slot.holds).map(async (holdId) => {
          await wait(random(expirySpreadMs));
          const pastExpiry = new Date(Date.now() - minuteMs);
          await slots.updateOne(
            { _id: slot._id, [`holds.${holdId}.st`]: 'H' } as never,
            { $set: { [`holds.${holdId}.exp`]: pastExpiry, nextExpiryAt: pastExpiry } } as never,
          );
        }),
      );
    } finally {
      await connection.close();
    }
  },
});

interface ExpiryRaceOptions extends Pick<ExperimentContext, 'staff' | 'random'> {
  readonly customers: number;
  readonly windowMs: number;
}

export const runExpiryRace = async ({
  staff,
  random,
  customers,
  windowMs,
}: ExpiryRaceOptions): Promise<readonly OrderResponse[]> => {
  const [window] = await findUnusedWindows(1);
  if (!window) throw new Error('no unused slot window');
  return runOrderBatch({
    staff,
    slot: window,
    buyers: customers,
    paymentMethod: 'cod',
    windowMs,
    faults: [expireHolds(window, random)],
    random,
  });
};

export const expiryRace: PeakExperiment = ({ customers = defaultBuyers, ...context }) =>
  withPods(2, async () => {
    const orders = await runExpiryRace({ ...context, customers, windowMs: defaultWindowMs });
    await expectInvariantsHold(orders.map(({ Id }) => Id));
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    return [`${confirmed} booked, ${orders.length - confirmed} expired first`];
  });
