import { atKolkata, buildHold, buildSlot } from '../../testing/fixtures.ts';
import { decideHold, mayComeBack, type HoldRequest, type SlotContext } from './decide-hold.ts';

const buildRequest = (changes: Partial<HoldRequest> = {}): HoldRequest => ({
  userId: 7,
  holdKey: 'k',
  isExtending: false,
  isTakingOver: false,
  pincode: '560034',
  now: atKolkata('09:00'),
  itemCount: 2,
  leadTimeMinutes: 0,
  itemsPaise: 50_000,
  ...changes,
});
const buildContext = (changes: Partial<SlotContext>): SlotContext => ({
  slot: buildSlot(),
  holds: [],
  ranges: [{ from: '560001', to: '560110' }],
  ...changes,
});

describe('taking over a hold', () => {
  const other = buildHold({ holdKey: 'other' });
  const takeOver = (holds: SlotContext['holds'], changes: Partial<SlotContext> = {}) =>
    decideHold(buildContext({ holds, ...changes }), buildRequest({ isTakingOver: true }));

  it('gives the hold of another device to this one, also when the slot is full', () =>
    expect(takeOver([other], { slot: buildSlot({ freeCapacity: 0 }) })).toEqual({
      ok: true,
      value: { kind: 'take-over', hold: other },
    }));
  it('needs to be asked for', () =>
    expect(decideHold(buildContext({ holds: [other] }), buildRequest())).toEqual({
      ok: false,
      code: 'slot-already-held',
    }));
  it("never takes another customer's hold", () =>
    expect(takeOver([{ ...other, userId: 8 }])).toEqual({ ok: true, value: { kind: 'create' } }));
  it('does not take what an order has reserved', () =>
    expect(takeOver([{ ...other, state: 'reserved' }])).toEqual({
      ok: false,
      code: 'slot-already-held',
    }));
  it('returns the hold that was taken over when it is repeated', () =>
    expect(takeOver([{ ...other, holdKey: 'k' }])).toMatchObject({ value: { kind: 'unchanged' } }));
});

describe('mayComeBack', () => {
  const request = buildRequest({ isTakingOver: true, holdKey: 'new' });
  it.each([
    ['a hold of an order', [buildHold({ state: 'booked' as const })], true],
    ['a hold that is reserved for payment', [buildHold({ state: 'reserved' as const })], true],
    ['a hold that came back', [buildHold()], false],
    ["another customer's hold", [buildHold({ state: 'booked' as const, userId: 8 })], false],
    ['no hold', [], false],
  ])('decides about %s', (_situation, holds, expected) =>
    expect(mayComeBack(holds, request)).toBe(expected),
  );
  it('is false for a request that takes nothing over', () =>
    expect(mayComeBack([buildHold({ state: 'booked' })], { ...request, isTakingOver: false })).toBe(
      false,
    ));
});
