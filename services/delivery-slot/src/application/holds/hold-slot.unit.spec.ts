import { type QuoteClaims } from '@tokri/contracts/pricing';
import { ProblemError } from '@tokri/contracts/problems';
import { ok } from '@tokri/contracts/result';
import { buildHold, buildSlot, atKolkata } from '../../testing/fixtures.ts';
import type { NewHold } from '../ports/slot-aggregate.ts';
import { noSharedQuota, type SharedQuota } from '../ports/shared-quota.ts';
import { createAdmissionControl } from './admission-control.ts';
import { holdSlot } from './hold-slot.ts';
import type { HoldSlotDeps } from './save-hold.ts';

const network = '203.0.113.7';
const totals = { itemsPaise: 50_000 } as QuoteClaims['totals'];
const area = {
  groupId: 1,
  companyId: 1,
  name: 'Indiranagar',
  stateCode: '29',
  locationId: 1,
  ranges: [{ from: '560001', to: '560110' }],
  rev: 1,
};

const aggregate = { slot: buildSlot(), holds: [], waitlist: [], rev: 1 };

const createFixture = ({
  concurrentWrites = 0,
  maxOpenHolds = 3,
  cachedRanges = area.ranges,
  sharedQuota = noSharedQuota,
}: {
  readonly concurrentWrites?: number;
  readonly maxOpenHolds?: number;
  readonly cachedRanges?: typeof area.ranges;
  readonly sharedQuota?: SharedQuota;
} = {}) => {
  let [left, nextHoldId] = [concurrentWrites, 1];
  const clock = () => atKolkata('09:00');
  const deps = {
    clock,
    maxOpenHolds,
    admissionControl: createAdmissionControl({
      clock,
      checks: ['limits'],
      attemptsPerMinute: 100,
      holdsPerMinute: 2,
      sharedQuota,
    }),
    readQuote: (token: string) =>
      Promise.resolve(
        ok({
          userId: Number(token),
          pincode: '560034',
          itemCount: 1,
          leadTimeMinutes: 0,
          totals,
        }),
      ),
    areas: { findById: () => Promise.resolve(area) },
    quotas: {
      add: (_of: unknown, { max }: { max: number }) => Promise.resolve(max > 0),
      find: () => Promise.resolve({ rev: 1, entries: [] }),
      remove: () => Promise.resolve(),
    },
    views: {
      servedAreas: { findById: () => Promise.resolve({ ...area, ranges: cachedRanges }) },
    },
    slots: {
      findHeldBy: () => Promise.resolve([]),
      findHoldStatuses: () => Promise.resolve({ active: new Set(), ended: new Set() }),
      findById: () => Promise.resolve(aggregate),
      findLastWritten: () => Promise.resolve(aggregate),
      nextHoldId: () => Promise.resolve(nextHoldId++),
      hold: (_slot: unknown, hold: NewHold) =>
        Promise.resolve((left -= 1) >= 0 ? null : buildHold(hold)),
    },
  } as unknown as HoldSlotDeps;
  const ask = async (userId: number): Promise<string> => {
    try {
      const result = await holdSlot(deps, {
        slotId: 5,
        userId,
        holdKey: 'k',
        quoteToken: String(userId),
        isExtending: false,
        isTakingOver: false,
        replaces: 0,
        replacesKey: undefined,
        network,
      });
      return result.ok ? 'held' : result.code;
    } catch (error) {
      return error instanceof ProblemError ? error.code : 'fault';
    }
  };
  return {
    ask,
    setConcurrentWrites: (times: number) => {
      left = times;
    },
  };
};

describe('holdSlot with a network quota', () => {
  it('rejects the third hold of a minute', async () => {
    const { ask } = createFixture();
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([
      'held',
      'held',
      'too-many-requests',
    ]);
  });
  it('counts a hold once even when saving took five attempts', async () => {
    const { ask } = createFixture({ concurrentWrites: 4 });
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([
      'held',
      'held',
      'too-many-requests',
    ]);
  });
  it('does not count calls that gave up after conflicts', async () => {
    const { ask, setConcurrentWrites } = createFixture({ concurrentWrites: Infinity });
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([
      'overloaded',
      'overloaded',
      'overloaded',
    ]);
    setConcurrentWrites(0);
    expect([await ask(4), await ask(5), await ask(6)]).toEqual([
      'held',
      'held',
      'too-many-requests',
    ]);
  });
  it('does not count customers who reached their own hold limit', async () => {
    const { ask } = createFixture({ maxOpenHolds: 0 });
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([
      'too-many-holds',
      'too-many-holds',
      'too-many-holds',
    ]);
  });
});

describe('holdSlot with a quota that all processes share', () => {
  const createSlowQuota = () => {
    const asked: string[] = [];
    const answers: ((waitMs: number) => void)[] = [];
    const sharedQuota: SharedQuota = {
      spend: ({ key }) => {
        asked.push(`spend ${key}`);
        return new Promise((resolve) => void answers.push(resolve));
      },
      refund: ({ key }) => Promise.resolve(void asked.push(`refund ${key}`)),
    };
    return { sharedQuota, asked, answers };
  };
  const waitUntilAsked = async (asked: readonly string[]): Promise<void> => {
    for (let turn = 0; turn < 50 && asked.length === 0; turn += 1) await Promise.resolve();
  };

  it('asks for the attempt and the hold at once, so a slow Redis costs one wait', async () => {
    const { sharedQuota, asked, answers } = createSlowQuota();
    const result = createFixture({ sharedQuota }).ask(1);
    await waitUntilAsked(asked);
    expect(asked).toEqual(['spend attempts:1', `spend holds:${network}`]);
    for (const answer of answers) answer(0);
    expect(await result).toBe('held');
    expect(asked).toHaveLength(2);
  });
  it('gives the hold of the network back when the attempt is rejected', async () => {
    const { sharedQuota, asked, answers } = createSlowQuota();
    const result = createFixture({ sharedQuota }).ask(1);
    await waitUntilAsked(asked);
    answers[0]?.(1_000);
    expect(await result).toBe('too-many-requests');
    answers[1]?.(0);
    await waitUntilAsked([]);
    expect(asked.slice(2)).toEqual([`refund holds:${network}`]);
  });
});

describe('holdSlot with a cached area', () => {
  it('holds for a pincode that another process has just opened', async () => {
    const { ask } = createFixture({ cachedRanges: [] });
    expect(await ask(1)).toBe('held');
  });
});
