import type { PaymentMethod } from '@tokri/contracts/orders';
import { dayAhead, openTestArea } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import type { Fault } from '../support/load-generator/fault.ts';
import { readSeed, seededRandom } from '../support/seeded-random.ts';
import { expectInvariantsHold } from './checker/expect-invariants-hold.ts';
import { stockConserved } from './checker/invariants/stock.ts';
import type { SystemState } from './checker/state/system-state.ts';
import { runOrderBatch } from './experiments/order-batch.ts';
import {
  paymentCrashPoints,
  sagaCrashPoints,
  type ServiceCrashPoints,
} from './faults/crash-points.ts';
import { crashAtPoint, killService, pauseInfra } from './faults/process-faults.ts';

const { clerk } = testUsers();
const buyers = 4;
const date = dayAhead(4);
const seed = readSeed();
const random = seededRandom(seed);

interface Situation {
  readonly name: string;
  readonly faults: readonly Fault[];
  readonly paymentMethod: PaymentMethod;
  readonly windowMs: number;
  readonly start: string;
  readonly end: string;
}

const pickCrashPoints = (
  points: ServiceCrashPoints,
  services: readonly string[],
): Pick<Situation, 'name' | 'faults'> => {
  const faults = services.flatMap((service) => {
    const candidates = points[service] ?? [];
    const point = candidates[random(candidates.length)];
    return point === undefined ? [] : [crashAtPoint(service, point)];
  });
  return { name: faults.map(({ description }) => description).join(' and '), faults };
};

const sagaParticipants = ['catalog', 'delivery-slot', 'cart'];

const crashPointSituation =
  random(2) === 0
    ? {
        ...pickCrashPoints(sagaCrashPoints, ['order', sagaParticipants[random(3)] ?? 'cart']),
        paymentMethod: 'cod' as const,
      }
    : {
        ...pickCrashPoints(paymentCrashPoints, ['order', 'billing']),
        paymentMethod: 'online' as const,
      };

const situations: readonly Situation[] = [
  { ...crashPointSituation, windowMs: 1_000, start: '05:00', end: '06:00' },
  {
    name: 'Kafka is silent for 8 s',
    paymentMethod: 'cod',
    faults: [pauseInfra('kafka', 8_000)],
    windowMs: 4_000,
    start: '03:00',
    end: '04:00',
  },
  {
    name: 'billing and order are killed during online payments',
    paymentMethod: 'online',
    faults: [killService('billing'), killService('order')],
    windowMs: 3_000,
    start: '01:00',
    end: '02:00',
  },
];

/** The remaining faults run with `npm run chaos`: see docs/chaos-experiments.md. */
describe(`orders under faults (SEED=${seed})`, () => {
  let before: SystemState;

  beforeAll(async () => {
    await openTestArea(clerk);
    before = await expectInvariantsHold([]);
  });

  it.each(situations)(
    'settles every order within 60 s and keeps every invariant when $name',
    async ({ faults, paymentMethod, windowMs, start, end }) => {
      const orders = await runOrderBatch({
        staff: clerk,
        slot: { date, start, end },
        buyers,
        paymentMethod,
        windowMs,
        faults,
        random,
      });

      const after = await expectInvariantsHold(orders.map(({ Id }) => Id));
      expect(stockConserved(before, after)).toEqual([]);
      before = after;
    },
  );
});
