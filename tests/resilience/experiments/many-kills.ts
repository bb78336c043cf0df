import { randomUUID } from 'node:crypto';
import { orderStatus } from '@tokri/contracts/orders';
import { findGoodsInStock, setStock } from '../../support/api/shopping.ts';
import type { SignedInUser } from '../../support/api/sign-in.ts';
import { dayAhead } from '../../support/api/test-area.ts';
import { runAfterDelay, type RandomInt } from '../../support/load-generator/open-model.ts';
import { expectInvariantsHold } from '../checker/expect-invariants-hold.ts';
import { runKills, scheduleKills } from '../faults/kill-schedule.ts';
import { packOrder } from './pack-order.ts';
import type { PeakExperiment } from './peak-experiment.ts';
import { findLateRecoveries, formatSeconds } from './recovery-limits.ts';
import { placeAndSettle, prepareBuyer, type Buyer, type SettledOrder } from './retrying-buyer.ts';
import { receiveSignInCode } from './sign-in-code.ts';

const killCount = 20;
const windowMs = 60_000;
const recoveryLimitMs = 30_000;
const defaultCustomers = 60;
const codeCount = 10;
const stock = 1_000;
const slot = { date: dayAhead(5), start: '05:00', end: '06:00' };

const orderAndPack = async (staff: SignedInUser, buyer: Buyer): Promise<SettledOrder> => {
  const key = randomUUID();
  const settled = await placeAndSettle(buyer, () => key);
  if (settled.order.Status === orderStatus.Confirmed) await packOrder(staff, settled.order.Id);
  return settled;
};

const prepareBuyers = async (staff: SignedInUser, count: number): Promise<readonly Buyer[]> => {
  const [goods] = await findGoodsInStock(1);
  if (!goods) throw new Error('no item is in stock');
  await setStock(staff, goods, stock);
  const buyers: Buyer[] = [];
  while (buyers.length < count) buyers.push(await prepareBuyer(staff, slot));
  return buyers;
};

const atRandomTimes = <Result>(
  count: number,
  random: RandomInt,
  work: (index: number) => Promise<Result>,
): Promise<readonly Result[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => runAfterDelay(random(windowMs), () => work(index))),
  );

/**
 * Kills processes of all services for a minute while customers order and ask for sign-in codes, and
 * staff packs. The checker then requires exactly one bill for each packed order.
 */
export const manyKills =
  (services: readonly string[]): PeakExperiment =>
  async ({ staff, random, customers = defaultCustomers }) => {
    const buyers = await prepareBuyers(staff, customers);
    const kills = scheduleKills(services, { count: killCount, windowMs, random });
    const [killed, orders, codes] = await Promise.all([
      runKills(kills),
      atRandomTimes(customers, random, (index) => orderAndPack(staff, buyers[index] as Buyer)),
      atRandomTimes(codeCount, random, receiveSignInCode),
    ]);
    const packedAtMs = performance.now();
    const recovery = {
      settledMs: Math.max(...orders.map(({ settledAtMs }) => settledAtMs)) - killed.lastAtMs,
      codeArrivedMs: Math.max(...codes) - killed.lastAtMs,
    };
    const packed = orders.filter(({ order }) => order.Status === orderStatus.Confirmed);
    const lines = [
      `${killCount} kills in ${formatSeconds(killed.lastAtMs - killed.firstAtMs)}: ${kills.map(({ service }) => service).join(', ')}`,
      `${packed.length} of ${orders.length} orders confirmed and packed, the rest rejected`,
      `after the last kill: orders settled after ${formatSeconds(recovery.settledMs)}, ` +
        `packed after ${formatSeconds(packedAtMs - killed.lastAtMs)}, ` +
        `the last of ${codes.length} sign-in codes after ${formatSeconds(recovery.codeArrivedMs)}`,
    ];
    const late = findLateRecoveries(recovery, recoveryLimitMs);
    if (late.length > 0) throw new Error([...late, ...lines].join('\n'));
    await expectInvariantsHold(orders.map(({ order }) => order.Id));
    return [
      ...lines,
      `exactly one bill each, checked ${formatSeconds(performance.now() - killed.lastAtMs)} after the last kill`,
    ];
  };
