import { orderStatus } from '@tokri/contracts/orders';
import { signInTestUsers } from '../support/api/test-users.ts';
import { dayAhead, openTestArea } from '../support/api/test-area.ts';
import { readArrivalsPerSecond, seededRandom, readSeed } from '../support/seeded-random.ts';
import { expectInvariantsHold } from './checker/expect-invariants-hold.ts';
import type { RandomInt } from '../support/load-generator/open-model.ts';
import { fullDiskExperiments } from './experiments/full-disk.ts';
import type { PeakExperiment } from './experiments/peak-experiment.ts';
import { primaryStepDown, primaryStepDownPlanted } from './experiments/primary-step-down.ts';
import { peakExperiments } from './experiments/peak-experiments.ts';
import { latePayments, latePaymentsPlanted } from './experiments/late-payments.ts';
import { lostCaptures } from './experiments/lost-captures.ts';
import {
  lostStoreResponses,
  lostStoreResponsesPlanted,
} from './experiments/lost-store-responses.ts';
import { schemaSkew, schemaSkewPlanted } from './experiments/schema-skew.ts';
import { longBrokerSilence } from './experiments/long-broker-silence.ts';
import { rollingKill, rollingRestart } from './experiments/rolling-restart.ts';
import { recoveryExperiments } from './experiments/recovery-experiments.ts';
import { runOrderBatch, type OrderBatchOptions } from './experiments/order-batch.ts';
import {
  orderExperiments,
  type OrderExperiment,
  type Round,
} from './experiments/order-experiments.ts';
import { runMutationTests } from './mutations/run-mutation-tests.ts';

const defaultBuyers = 12;
const defaultRounds = 5;
const slotDaysAhead = 5;

const runRound = async (
  staff: OrderBatchOptions['staff'],
  { buyers = defaultBuyers, paymentMethod = 'cod', ...round }: Round,
  random: RandomInt,
): Promise<string> => {
  const startMs = performance.now();
  const orders = await runOrderBatch({
    staff,
    slot: { date: dayAhead(slotDaysAhead), start: '01:00', end: '02:00' },
    buyers,
    paymentMethod,
    random,
    ...round,
  });
  const settledMs = performance.now() - startMs;
  await expectInvariantsHold(orders.map(({ Id }) => Id));
  const confirmed = orders.filter(({ Status }) => Status === orderStatus.Confirmed).length;
  return [
    `${confirmed} confirmed`,
    `${orders.length - confirmed} rejected`,
    `settled after ${(settledMs / 1_000).toFixed(1)} s`,
    'every invariant holds',
  ].join(', ');
};

const runOrderExperiment = async (name: string, rounds: readonly Round[]): Promise<void> => {
  const seed = readSeed();
  const random = seededRandom(seed);
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  process.stdout.write(`${name}: ${rounds.length} rounds; SEED=${seed}\n`);
  for (const [index, round] of rounds.entries()) {
    const faultList = round.faults.map((fault) => fault.description).join(', ');
    process.stdout.write(
      `  round ${index + 1}${faultList && `: ${faultList}`}\n    ${await runRound(clerk, round, random)}\n`,
    );
  }
};

const selectRounds = (experiment: OrderExperiment, count: number | undefined): readonly Round[] =>
  'faults' in experiment
    ? Array.from({ length: count ?? defaultRounds }, () => experiment)
    : experiment.slice((count ?? 1) - 1);

const reportedExperiments: Readonly<Record<string, PeakExperiment>> = {
  ...peakExperiments,
  E9: rollingRestart,
  'E9-planted': rollingKill,
  E12: lostStoreResponses,
  'E12-planted': lostStoreResponsesPlanted,
  E13: primaryStepDown,
  'E13-planted': primaryStepDownPlanted,
  E20: latePayments,
  'E20-planted': latePaymentsPlanted,
  E21: lostCaptures,
  E26: schemaSkew,
  'E26-planted': schemaSkewPlanted,
  'broker-silent': longBrokerSilence,
  ...recoveryExperiments,
};

const runReportedExperiment = async (
  name: string,
  experiment: PeakExperiment,
  customers: number | undefined,
): Promise<void> => {
  const seed = readSeed();
  const arrivalsPerSecond = readArrivalsPerSecond();
  const { clerk } = await signInTestUsers();
  await openTestArea(clerk);
  process.stdout.write(`${name}; SEED=${seed}\n`);
  const startMs = performance.now();
  const random = seededRandom(seed);
  const lines = await experiment({ staff: clerk, random, arrivalsPerSecond, customers });
  const verdict = name.endsWith('-planted')
    ? 'the planted fault was found'
    : 'every invariant holds';
  process.stdout.write(
    [...lines, `${((performance.now() - startMs) / 1_000).toFixed(1)} s, ${verdict}`]
      .map((line) => `  ${line}\n`)
      .join(''),
  );
};

const experimentNames = [
  ...Object.keys(reportedExperiments),
  ...Object.keys(fullDiskExperiments),
  'E27',
  ...Object.keys(orderExperiments),
].join(', ');

/**
 * `npm run chaos -- NAME [number]`: the number counts rounds or customers; for crash points it is
 * the first round.
 */
const main = async (): Promise<void> => {
  const [name = '', number] = process.argv.slice(2);
  const count = number === undefined ? undefined : Number(number);
  const experiment = orderExperiments[name];
  const reported = reportedExperiments[name];
  const fullDisk = fullDiskExperiments[name];
  if (!/^[1-9]\d{0,5}$/.test(number ?? '1')) process.exitCode = 1;
  else if (name === 'E27')
    process.stdout.write((await runMutationTests()).map((line) => `${line}\n`).join(''));
  else if (reported) await runReportedExperiment(name, reported, count);
  else if (fullDisk) await fullDisk((disks) => runReportedExperiment(name, disks, count));
  else if (experiment) await runOrderExperiment(name, selectRounds(experiment, count));
  else process.exitCode = 1;
  if (process.exitCode === 1)
    process.stdout.write(
      'npm run chaos -- NAME [rounds, first crash-point round, or customers]; ' +
        `SEED=n repeats a run. Names: ${experimentNames}\n`,
    );
};

await main();
