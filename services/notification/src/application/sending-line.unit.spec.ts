import { newNotice } from '../domain/notice.ts';
import { claimMs } from './announce.ts';
import type { Notices, StoredNotice } from './ports.ts';
import { createSendingLine } from './sending-line.ts';

const begun = new Date('2026-11-22T05:00:00Z');
const later = (ms: number) => new Date(begun.getTime() + ms);
/** As long as a claim holds without being renewed, and a little. */
const waitMs = claimMs / 4;
const stored = (id: string): StoredNotice => ({
  notice: newNotice({
    id,
    userId: 7,
    at: begun,
    language: null,
    kind: 'placed',
    orderId: 5,
    addressId: 3,
    facts: { number: 'T-1', payablePaise: 100, pdate: '2026-11-23' },
  }),
  rev: 0,
  seq: 0,
});

/** A store of claims by the `rev` it holds, and a line whose hand-overs go on until `finish`. */
const world = (due: readonly StoredNotice[] = []) => {
  const revs = new Map<string, number>();
  const claims: { readonly id: string; readonly until: Date }[] = [];
  const sent: string[] = [];
  const open: (() => void)[] = [];
  const failures: unknown[] = [];
  let now = begun;
  const unused = () => Promise.reject(new Error('not used here'));
  const notices: Notices = {
    open: unused,
    placedOf: unused,
    save: unused,
    ofUser: unused,
    all: unused,
    due: async (_now, limit) => due.slice(0, limit),
    claim: async (given, until) => {
      const { id } = given.notice;
      if ((revs.get(id) ?? 0) !== given.rev) return null;
      revs.set(id, given.rev + 1);
      claims.push({ id, until });
      return { ...given, rev: given.rev + 1 };
    },
  };
  const line = createSendingLine({
    notices,
    clock: () => now,
    onFailure: (error) => {
      failures.push(error);
    },
    send: ({ notice, rev }) => {
      sent.push(`${notice.id} at ${rev}`);
      return new Promise((resolve) => {
        open.push(resolve);
      });
    },
  });
  return {
    line,
    revs,
    claims,
    sent,
    failures,
    waits: (ms: number) => {
      now = later(ms);
    },
    finish: () => {
      open.splice(0).forEach((end) => end());
    },
  };
};
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};
const busy = (line: { add(one: StoredNotice): void }) => {
  for (let n = 1; n <= 8; n += 1) line.add(stored(`busy-${n}`));
};

describe('a notice in the line', () => {
  it('whose turn comes at once, is sent with the claim that it came with', async () => {
    const { line, sent, claims } = world();
    line.add(stored('a'));
    await turns();
    expect([sent, claims]).toEqual([['a at 0'], []]);
  });
  it('whose turn comes late, is claimed anew from that moment and sent with that claim', async () => {
    const { line, sent, claims, waits, finish } = world();
    busy(line);
    line.add(stored('a'));
    waits(waitMs);
    finish();
    await turns();
    expect([sent.slice(8), claims]).toEqual([
      ['a at 1'],
      [{ id: 'a', until: later(waitMs + claimMs) }],
    ]);
  });
  it('that somebody else took while it waited, is dropped, and the next has its turn', async () => {
    const { line, revs, sent, finish, failures, waits } = world();
    busy(line);
    line.add(stored('taken'));
    line.add(stored('ours'));
    await turns();
    waits(waitMs);
    revs.set('taken', 5);
    finish();
    await turns();
    expect([sent.slice(8), failures]).toEqual([['ours at 1'], []]);
  });
  it('that waits, added again, waits once', async () => {
    const { line, sent, finish } = world();
    busy(line);
    line.add(stored('a'));
    line.add(stored('a'));
    await turns();
    finish();
    await turns();
    expect(sent.slice(8)).toEqual(['a at 0']);
  });
});

describe('the sweep', () => {
  it('of one that waits here although its claim has ended, leaves it, so that its place in the line stays good', async () => {
    const { line, sent, claims, finish } = world([stored('a')]);
    busy(line);
    line.add(stored('a'));
    await turns();
    await line.sweep();
    expect(claims.filter(({ id }) => id === 'a')).toEqual([]);
    finish();
    await turns();
    expect(sent.slice(8)).toEqual(['a at 0']);
  });
  it('of one that nobody has, takes it', async () => {
    const { line, sent } = world([stored('a')]);
    await line.sweep();
    await turns();
    expect(sent).toEqual(['a at 1']);
  });
});
