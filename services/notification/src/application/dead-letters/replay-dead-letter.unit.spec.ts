import {
  positionKey,
  type DeadLetterReader,
  type DeadLetterPosition,
} from '../ports/dead-letters.ts';
import { replayDeadLetter } from './replay-dead-letter.ts';

const position: DeadLetterPosition = { topic: 'order.events.cart.dlq', partition: 0, offset: '3' };
const now = new Date('2026-11-22T00:10:00Z');

const buildScenario = (
  outcome: Awaited<ReturnType<DeadLetterReader['republish']>> = 'published',
) => {
  const published: string[] = [];
  const audited: number[] = [];
  const replayTimes = new Map<string, Date>();
  return {
    published,
    audited,
    replayTimes,
    deps: {
      reader: {
        readAll: async () => [],
        republish: async (requested: DeadLetterPosition) => {
          if (outcome === 'published') published.push(positionKey(requested));
          return outcome;
        },
      },
      replays: {
        findReplayTimes: async () => replayTimes,
        recordReplay: async (
          replayedPosition: DeadLetterPosition,
          _replayedBy: number,
          replayedAt: Date,
        ) => {
          replayTimes.set(positionKey(replayedPosition), replayedAt);
          return replayedAt;
        },
      },
      clock: () => now,
      audit: (_position: DeadLetterPosition, replayedBy: number) => {
        audited.push(replayedBy);
      },
    },
  };
};

describe('replayDeadLetter', () => {
  it('publishes, records and audits a replay', async () => {
    const { deps, published, audited, replayTimes } = buildScenario();
    expect(await replayDeadLetter(deps, position, 1)).toEqual({ ok: true, value: now });
    expect([published, audited, replayTimes.get(positionKey(position))]).toEqual([
      ['order.events.cart.dlq/0/3'],
      [1],
      now,
    ]);
  });
  it('returns the time of an earlier replay without publishing again', async () => {
    const { deps, published, audited, replayTimes } = buildScenario();
    const earlier = new Date('2026-11-21T00:00:00Z');
    replayTimes.set(positionKey(position), earlier);
    expect(await replayDeadLetter(deps, position, 2)).toEqual({ ok: true, value: earlier });
    expect([published, audited]).toEqual([[], []]);
  });
  it.each([
    ['unknown', 'letter-unknown'],
    ['state', 'letter-of-state'],
  ] as const)(
    'rejects a message that the reader reports as "%s" with %s and records nothing',
    async (outcome, code) => {
      const { deps, replayTimes, audited } = buildScenario(outcome);
      expect(await replayDeadLetter(deps, position, 1)).toMatchObject({ ok: false, code });
      expect([replayTimes.size, audited]).toEqual([0, []]);
    },
  );
});
