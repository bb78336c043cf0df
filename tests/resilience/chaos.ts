import { orderStatus } from '@tokri/contracts';
import { gatherPeople } from '../support/api/people.ts';
import { dayAhead, openTestTown } from '../support/api/test-town.ts';
import { numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { expectRightWorld } from './checker/right-world.ts';
import { frozen, infraKilled, killed, type Fault } from './experiments/faults.ts';
import { runWave } from './experiments/wave.ts';

interface Experiment {
  readonly faults: readonly Fault[];
  readonly pay?: 'cod' | 'online';
  readonly windowMs: number;
}

const sagaServices = ['order', 'catalog', 'delivery-slot', 'cart'];
const awayMs = 30_000;

const experiments: Readonly<Record<string, Experiment>> = {
  'kill-order': { faults: [killed('order')], windowMs: 2_000 },
  'kill-catalog': { faults: [killed('catalog')], windowMs: 2_000 },
  'kill-delivery-slot': { faults: [killed('delivery-slot')], windowMs: 2_000 },
  'kill-cart': { faults: [killed('cart')], windowMs: 2_000 },
  'kill-saga': { faults: sagaServices.map(killed), windowMs: 3_000 },
  'broker-away': { faults: [frozen('kafka', awayMs)], windowMs: 20_000 },
  'broker-killed': { faults: [infraKilled('kafka')], windowMs: 5_000 },
  'store-killed': { faults: [infraKilled('mongodb')], windowMs: 5_000 },
  'pay-kill-billing': { pay: 'online', faults: [killed('billing')], windowMs: 3_000 },
  'pay-kill-all': { pay: 'online', faults: ['billing', ...sagaServices].map(killed), windowMs: 4_000 },
  'pay-broker-away': { pay: 'online', faults: [frozen('kafka', awayMs)], windowMs: 10_000 },
  'cache-away': { faults: [frozen('redis', awayMs)], windowMs: 20_000 },
  'cache-killed': { faults: [infraKilled('redis')], windowMs: 2_000 },
};

const buyers = 12;
const wavesDefault = 5;
const slotDays = 5;

const run = async (name: string, { faults, windowMs, pay = 'cod' }: Experiment, waves: number): Promise<void> => {
  const seed = seedOfRun();
  const random = numbersFrom(seed);
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  process.stdout.write(`${name}: ${faults.map(({ what }) => what).join(', ')}; ${waves} waves of ${buyers} orders; SEED=${seed}\n`);
  for (let wave = 1; wave <= waves; wave += 1) {
    const begun = performance.now();
    const orders = await runWave({ staff: clerk, slot: { date: dayAhead(slotDays), start: '01:00', end: '02:00' }, buyers, pay, windowMs, faults, random });
    const settledMs = performance.now() - begun;
    await expectRightWorld(orders.map(({ Id }) => Id));
    const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
    process.stdout.write(`  wave ${wave}: ${confirmed} confirmed, ${orders.length - confirmed} rejected, settled after ${(settledMs / 1_000).toFixed(1)} s, every invariant holds\n`);
  }
};

/** `npm run chaos -- NAME [waves]` against the product that runs: inflicts faults while orders come in, then checks the invariants of reliability.md 5.3. */
const main = async (): Promise<void> => {
  const [name = '', waves = String(wavesDefault)] = process.argv.slice(2);
  const experiment = experiments[name];
  if (!experiment || !/^[1-9]\d{0,3}$/.test(waves)) {
    process.stdout.write(`npm run chaos -- NAME [waves]; SEED=n repeats a run. Names: ${Object.keys(experiments).join(', ')}\n`);
    process.exitCode = 1;
    return;
  }
  await run(name, experiment, Number(waves));
};

await main();
