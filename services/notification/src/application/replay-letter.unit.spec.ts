import { placeKey, type LetterBox, type LetterPlace } from './letter-ports.ts';
import { replayLetter } from './replay-letter.ts';

const place: LetterPlace = { topic: 'order.events.cart.dlq', partition: 0, offset: '3' };
const now = new Date('2026-11-22T00:10:00Z');

const world = (outcome: Awaited<ReturnType<LetterBox['publishAgain']>> = 'published') => {
  const published: string[] = [];
  const audited: number[] = [];
  const marks = new Map<string, Date>();
  return {
    published,
    audited,
    marks,
    needs: {
      box: {
        all: async () => [],
        publishAgain: async (at: LetterPlace) => {
          if (outcome === 'published') published.push(placeKey(at));
          return outcome;
        },
      },
      replays: {
        of: async () => marks,
        mark: async (at: LetterPlace, _by: number, when: Date) => {
          marks.set(placeKey(at), when);
          return when;
        },
      },
      clock: () => now,
      audit: (_place: LetterPlace, by: number) => {
        audited.push(by);
      },
    },
  };
};

describe('replaying a dead letter', () => {
  it('one that lies there, replayed, is published, marked and audited', async () => {
    const { needs, published, audited, marks } = world();
    expect(await replayLetter(needs, place, 1)).toEqual({ ok: true, value: now });
    expect([published, audited, marks.get(placeKey(place))]).toEqual([
      ['order.events.cart.dlq/0/3'],
      [1],
      now,
    ]);
  });
  it('one that was replayed, replayed again, is not published again and answers when it was', async () => {
    const { needs, published, audited, marks } = world();
    const earlier = new Date('2026-11-21T00:00:00Z');
    marks.set(placeKey(place), earlier);
    expect(await replayLetter(needs, place, 2)).toEqual({ ok: true, value: earlier });
    expect([published, audited]).toEqual([[], []]);
  });
  it.each([
    ['unknown', 'letter-unknown'],
    ['state', 'letter-of-state'],
  ] as const)(
    'one that is %s, replayed, is refused as %s and not marked',
    async (outcome, code) => {
      const { needs, marks, audited } = world(outcome);
      expect(await replayLetter(needs, place, 1)).toMatchObject({ ok: false, code });
      expect([marks.size, audited]).toEqual([0, []]);
    },
  );
});
