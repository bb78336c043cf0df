import { decideBlock } from './block.ts';

const now = new Date('2026-11-28T03:00:00Z');
const customer = { permissions: [], block: null };
const command = { userId: 7, isBlocked: true, reason: ' Fraud ', staffId: 1 };

describe('decideBlock', () => {
  it('blocks a customer and revokes the tokens', () => {
    expect(decideBlock(customer, command, now)).toEqual({
      ok: true,
      value: { block: { at: now, reason: 'Fraud', staffId: 1 }, tokensRevokedAt: now },
    });
  });
  it('needs a reason', () => {
    expect(decideBlock(customer, { ...command, reason: ' ' }, now)).toEqual({
      ok: false,
      code: 'reason-missing',
    });
  });
  it('refuses to block staff', () => {
    expect(decideBlock({ ...customer, permissions: ['chat'] }, command, now)).toEqual({
      ok: false,
      code: 'staff-member',
    });
  });
  it('lifts a block, and changes nothing where there is none', () => {
    const lift = { ...command, isBlocked: false, reason: '' };
    const block = { at: now, reason: 'Fraud', staffId: 1 };
    expect([
      decideBlock({ ...customer, block }, lift, now),
      decideBlock(customer, lift, now),
    ]).toEqual([
      { ok: true, value: { block: null } },
      { ok: true, value: {} },
    ]);
  });
});
