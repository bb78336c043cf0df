import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts';
import type { OrderAnswer } from '@tokri/contracts/http';
import { connectMongo } from '@tokri/service-kit/mongo';
import { readRunFile } from '../../support/product.ts';
import type { TownWindow } from '../../support/api/test-town.ts';
import { expectRightWorld } from '../checker/right-world.ts';
import type { Fault } from '../../support/rush/fault.ts';
import { newWindows } from '../../support/rush/new-windows.ts';
import { withPods } from '../../support/pods/pods.ts';
import type { RushExperiment, Scene } from './scene.ts';
import { runWave } from './wave.ts';

const buyersDefault = 12;
const windowMsDefault = 3_000;
/** A sweeper looks every two seconds. */
const spreadMs = 500;
const minuteMs = 60_000;

interface HeldSlot {
  readonly _id: number;
  readonly date: string;
  readonly start: string;
  readonly holds: Readonly<Record<string, { readonly st: string }>>;
}

/** Lets the end of every open hold of a slot be a minute ago, one after the other at moments of the seed: by the store, for no clock of a test reaches the service's. */
const runOut = ({ date, start }: TownWindow, random: Scene['random']): Fault => ({
  what: 'holds run out while their orders are placed',
  inflict: async () => {
    const connection = await connectMongo({
      url: readRunFile().infra.mongodb.url,
      database: 'delivery-slot',
      appName: 'experiment',
    });
    try {
      const slots = connection.collection<HeldSlot>('slots');
      const slot = await slots.findOne({ date, start, groupId: { $gt: 0 } } as never);
      if (!slot) throw new Error(`no slot at ${date} ${start}`);
      await Promise.all(
        Object.keys(slot.holds).map(async (holdId) => {
          await wait(random(spreadMs));
          const past = new Date(Date.now() - minuteMs);
          await slots.updateOne(
            { _id: slot._id, [`holds.${holdId}.st`]: 'H' } as never,
            { $set: { [`holds.${holdId}.exp`]: past, nextExpiryAt: past } } as never,
          );
        }),
      );
    } finally {
      await connection.close();
    }
  },
});

interface Race extends Pick<Scene, 'staff' | 'random'> {
  readonly customers: number;
  /** Orders and ends of holds come within this time. */
  readonly windowMs: number;
}

/** Orders are placed while their holds run out before the sweepers of all processes: each is booked or refused, one of both. The orders, all settled. */
export const raceOfHolds = async ({
  staff,
  random,
  customers,
  windowMs,
}: Race): Promise<readonly OrderAnswer[]> => {
  const [window] = await newWindows(1);
  if (!window) throw new Error('no window for the race');
  return runWave({
    staff,
    slot: window,
    buyers: customers,
    pay: 'cod',
    windowMs,
    faults: [runOut(window, random)],
    random,
  });
};

/** E22: three sweepers race with confirms. */
export const raceWithSweepers: RushExperiment = ({ customers = buyersDefault, ...scene }) =>
  withPods(2, async () => {
    const orders = await raceOfHolds({ ...scene, customers, windowMs: windowMsDefault });
    await expectRightWorld(orders.map(({ Id }) => Id));
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    return [`${confirmed} booked, ${orders.length - confirmed} taken away before`];
  });
