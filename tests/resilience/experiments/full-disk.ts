import { setTimeout as wait } from 'node:timers/promises';
import { orderStatus } from '@tokri/contracts/orders';
import { dayAhead } from '../../support/api/test-area.ts';
import type { Fault } from '../../support/load-generator/fault.ts';
import { runPeakLoad } from '../../support/load-generator/peak-load.ts';
import {
  expectSoldOut,
  summarizePeakLoad,
} from '../../support/load-generator/peak-load-summary.ts';
import { readProductUrls, readRunFile } from '../../support/product.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { countAbandonedCalls, findUnexpectedResponses } from '../checker/unexpected-responses.ts';
import { withProductOnSmallDisks, type StoreDisks } from '../faults/product-on-small-disks.ts';
import type { SmallDisk } from '../faults/small-disk.ts';
import { compileMutatedStore } from '../mutations/compile-mutated-store.ts';
import { withoutHaltAfterFailedWrite } from '../mutations/without-halt-after-failed-write.ts';
import { runOrderBatch } from './order-batch.ts';
import { packOrder } from './pack-order.ts';
import type { ExperimentContext, PeakExperiment } from './peak-experiment.ts';
import { createUploadLog, expectUploadSucceeds, type UploadLog } from './picture-uploads.ts';

const outageMs = 20_000;
const uploadIntervalMs = 500;
const defaultCustomers = 200;
const capacity = 100;
const arrivalsPerSecond = 10;
const buyers = 12;
const orderWindowMs = 8_000;

const startHours = { mongodb: '09', kafka: '11' } as const;
type DiskName = keyof StoreDisks;

/** Staff uploads pictures meanwhile, which need the most space. */
const fullDisk = (disk: SmallDisk, uploads: UploadLog): Fault => ({
  description: `no space for ${outageMs / 1_000} s`,
  inject: async () => {
    const endMs = performance.now() + outageMs;
    disk.fill();
    try {
      while (performance.now() < endMs) {
        await uploads.upload();
        await wait(uploadIntervalMs);
      }
    } finally {
      disk.free();
    }
  },
});

const holdSlots = async (context: ExperimentContext, fault: Fault, uploads: UploadLog) => {
  const customers = context.customers ?? defaultCustomers;
  const holds = await runPeakLoad({
    ...context,
    customers,
    capacity,
    arrivalsPerSecond,
    origins: [readProductUrls().web],
    faults: [fault],
  });
  const lines = [
    ...summarizePeakLoad(holds),
    `${countAbandonedCalls(holds.calls)} calls without a response within 10 s`,
  ];
  const unexpected = [...findUnexpectedResponses(holds.calls), ...uploads.unexpected()];
  if (unexpected.length > 0)
    throw new Error([`unexpected: ${[...new Set(unexpected)].join(', ')}`, ...lines].join('\n'));
  expectSoldOut(holds, Math.min(customers, capacity));
  return { calls: holds.calls, lines };
};

const orderAndPack = async (
  { staff, random }: ExperimentContext,
  fault: Fault,
  startHour: string,
) => {
  const orders = await runOrderBatch({
    staff,
    slot: { date: dayAhead(5), start: `${startHour}:00`, end: '23:00' },
    buyers,
    paymentMethod: 'cod',
    windowMs: orderWindowMs,
    faults: [fault],
    random,
  });
  await expectUploadSucceeds(staff);
  const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed);
  for (const { Id } of confirmed) await packOrder(staff, Id);
  return { orders, confirmed };
};

const fillDisk = async (
  context: ExperimentContext,
  disks: StoreDisks,
  name: DiskName,
): Promise<readonly string[]> => {
  const { staff } = context;
  const { pid } = readRunFile().infra[name];
  const uploads = createUploadLog(staff);
  const fault = fullDisk(disks[name], uploads);
  const { calls, lines } = await holdSlots(context, fault, uploads);
  await expectUploadSucceeds(staff);
  const { orders, confirmed } = await orderAndPack(context, fault, startHours[name]);
  if (readRunFile().infra[name].pid === pid)
    throw new Error(`${name} had enough space: its process did not end`);
  await expectInvariantsHold(
    orders.map(({ Id }) => Id),
    calls,
  );
  return [
    `disk of ${name}: pictures ${uploads.summary()}`,
    ...lines,
    `${confirmed.length} of ${orders.length} orders confirmed, packed and billed once`,
  ];
};

const fillDisks =
  (disks: StoreDisks): PeakExperiment =>
  async (context) => [
    ...(await fillDisk(context, disks, 'mongodb')),
    ...(await fillDisk(context, disks, 'kafka')),
  ];

const fillDiskOfPlantedStore =
  (disks: StoreDisks): PeakExperiment =>
  async ({ staff }) => {
    const uploads = createUploadLog(staff);
    await fullDisk(disks.mongodb, uploads).inject();
    const unexpected = uploads.unexpected();
    if (unexpected.length === 0) throw new Error('no unexpected response was found');
    return [`found as expected: ${unexpected.length} times ${unexpected[0]}`];
  };

type RunExperiment = (experiment: PeakExperiment) => Promise<void>;

/** Each starts a product of its own, whose stores have small disks. */
export const fullDiskExperiments: Readonly<Record<string, (run: RunExperiment) => Promise<void>>> =
  {
    E24: (run) => withProductOnSmallDisks({}, (disks) => run(fillDisks(disks))),
    'E24-planted': async (run) => {
      const libDir = await compileMutatedStore(withoutHaltAfterFailedWrite);
      await withProductOnSmallDisks({ libDir }, (disks) => run(fillDiskOfPlantedStore(disks)));
    },
  };
