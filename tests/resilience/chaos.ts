import { orderStatus } from '@tokri/contracts';
import { gatherPeople } from '../support/api/people.ts';
import { dayAhead, openTestTown } from '../support/api/test-town.ts';
import { arrivalsASecondOfRun, numbersFrom, seedOfRun } from '../support/seeded-numbers.ts';
import { expectRightWorld } from './checker/right-world.ts';
import {
  pointsOfPayment,
  pointsOfSaga,
  roundsOf,
  type PointsOfService,
} from './experiments/crash-points.ts';
import { diedAt, frozen, infraKilled, killed } from './experiments/faults.ts';
import type { Fault } from '../support/rush/fault.ts';
import { outboxFilled } from './experiments/fill-outbox.ts';
import { rushExperiments } from './experiments/rush-experiments.ts';
import { runWave, type WaveWish } from './experiments/wave.ts';
import { withoutGuards } from './experiments/without-guards.ts';
import { everyWayToPay } from './experiments/ways-to-pay.ts';

interface Round {
  readonly faults: readonly Fault[];
  readonly pay?: 'cod' | 'online';
  readonly ways?: WaveWish['ways'];
  readonly windowMs: number;
  readonly buyers?: number;
}
type Experiment = Round | readonly Round[];

const sagaServices = ['order', 'catalog', 'delivery-slot', 'cart'];
const awayMs = 30_000;
/** So few, for every buyer of a round comes before the death or after it. */
const buyersAtPoint = 4;
const crashRounds = (points: PointsOfService, pay: 'cod' | 'online'): readonly Round[] =>
  roundsOf(points).map((round) => ({
    faults: round.map(([service, point]) => diedAt(service, point)),
    pay,
    windowMs: 1_000,
    buyers: buyersAtPoint,
  }));

const experiments: Readonly<Record<string, Experiment>> = {
  'kill-order': { faults: [killed('order')], windowMs: 2_000 },
  'kill-catalog': { faults: [killed('catalog')], windowMs: 2_000 },
  'kill-delivery-slot': { faults: [killed('delivery-slot')], windowMs: 2_000 },
  'kill-cart': { faults: [killed('cart')], windowMs: 2_000 },
  'kill-saga': { faults: sagaServices.map(killed), windowMs: 3_000 },
  'broker-away': { faults: [frozen('kafka', awayMs)], windowMs: 20_000 },
  'outbox-full': { faults: [outboxFilled()], windowMs: 5_000 },
  'broker-killed': { faults: [infraKilled('kafka')], windowMs: 5_000 },
  'store-killed': { faults: [infraKilled('mongodb')], windowMs: 5_000 },
  'pay-kill-billing': { pay: 'online', faults: [killed('billing')], windowMs: 3_000 },
  'pay-kill-all': {
    pay: 'online',
    faults: ['billing', ...sagaServices].map(killed),
    windowMs: 4_000,
  },
  'pay-broker-away': { pay: 'online', faults: [frozen('kafka', awayMs)], windowMs: 10_000 },
  'pay-forged': {
    pay: 'online',
    ways: everyWayToPay,
    faults: [],
    windowMs: 2_000,
    buyers: 2 * everyWayToPay.length,
  },
  'pay-forged-kill': {
    pay: 'online',
    ways: everyWayToPay,
    faults: [killed('billing'), killed('order')],
    windowMs: 4_000,
    buyers: 2 * everyWayToPay.length,
  },
  'crash-points-saga': crashRounds(pointsOfSaga, 'cod'),
  'crash-points-payment': crashRounds(pointsOfPayment, 'online'),
  'crash-points': [...crashRounds(pointsOfSaga, 'cod'), ...crashRounds(pointsOfPayment, 'online')],
  'cache-away': { faults: [frozen('redis', awayMs)], windowMs: 20_000 },
  'cache-killed': { faults: [infraKilled('redis')], windowMs: 2_000 },
};

const buyersDefault = 12;
const wavesDefault = 5;
const slotDays = 5;

type Numbers = WaveWish['random'];

const runRound = async (
  staff: WaveWish['staff'],
  { buyers = buyersDefault, pay = 'cod', ...round }: Round,
  random: Numbers,
): Promise<string> => {
  const begun = performance.now();
  const orders = await runWave({
    staff,
    slot: { date: dayAhead(slotDays), start: '01:00', end: '02:00' },
    buyers,
    pay,
    random,
    ...round,
  });
  const settledMs = performance.now() - begun;
  await expectRightWorld(orders.map(({ Id }) => Id));
  const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
  return `${confirmed} confirmed, ${orders.length - confirmed} rejected, settled after ${(settledMs / 1_000).toFixed(1)} s, every invariant holds`;
};

const run = async (name: string, rounds: readonly Round[]): Promise<void> => {
  const seed = seedOfRun();
  const random = numbersFrom(seed);
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  process.stdout.write(`${name}: ${rounds.length} waves; SEED=${seed}\n`);
  for (const [index, round] of rounds.entries()) {
    const what = round.faults.map((fault) => fault.what).join(', ');
    process.stdout.write(
      `  wave ${index + 1}${what && `: ${what}`}\n    ${await runRound(clerk, round, random)}\n`,
    );
  }
};

/** One round as often as asked, or rounds of its own from the one asked for. */
const roundsAsked = (experiment: Experiment, asked: number | undefined): readonly Round[] =>
  'faults' in experiment
    ? Array.from({ length: asked ?? wavesDefault }, () => experiment)
    : experiment.slice((asked ?? 1) - 1);

/** An experiment of reliability.md 9 on delivery slots: many customers on few places. */
const runRush = async (name: string, customers: number | undefined): Promise<void> => {
  const seed = seedOfRun();
  const arrivalsASecond = arrivalsASecondOfRun();
  const { clerk } = await gatherPeople();
  await openTestTown(clerk);
  process.stdout.write(`${name}; SEED=${seed}\n`);
  const begun = performance.now();
  const lines =
    (await rushExperiments[name]?.({
      staff: clerk,
      random: numbersFrom(seed),
      arrivalsASecond,
      customers,
    })) ?? [];
  process.stdout.write(
    [...lines, `${((performance.now() - begun) / 1_000).toFixed(1)} s, every invariant holds`]
      .map((line) => `  ${line}\n`)
      .join(''),
  );
};

const namesOfAll = [...Object.keys(rushExperiments), 'E27', ...Object.keys(experiments)].join(', ');

/**
 * `npm run chaos -- NAME [number]` against the product that runs: inflicts faults while orders or customers come in, then checks the invariants of reliability.md 5.3. The number is how
 * many waves, or for the crash points, which are many rounds, the first of them, or for those with a number of reliability.md 9 how many customers come.
 */
const main = async (): Promise<void> => {
  const [name = '', number] = process.argv.slice(2);
  const asked = number === undefined ? undefined : Number(number);
  const experiment = experiments[name];
  if (!/^[1-9]\d{0,5}$/.test(number ?? '1')) process.exitCode = 1;
  else if (name === 'E27')
    process.stdout.write((await withoutGuards()).map((line) => `${line}\n`).join(''));
  else if (rushExperiments[name]) await runRush(name, asked);
  else if (experiment) await run(name, roundsAsked(experiment, asked));
  else process.exitCode = 1;
  if (process.exitCode === 1)
    process.stdout.write(
      `npm run chaos -- NAME [waves, first round, or customers]; SEED=n repeats a run. Names: ${namesOfAll}\n`,
    );
};

await main();
