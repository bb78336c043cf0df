import { acceptedOrder } from '../../testing/orders.ts';
import { orderTerms, placedAt } from '../../testing/order-terms.ts';
import { transitionTo } from '../order.ts';
import {
  addEntry,
  hasEntry,
  pendingInsertTtlMs,
  refreshEntries,
  toQuotaEntry,
} from './quota-entries.ts';

const entry = toQuotaEntry(orderTerms, placedAt);
const later = (ms: number) => new Date(placedAt.getTime() + ms);
const secondAttempt = { ...orderTerms, orderId: 43, holdAttempt: 2 };
const rejected = transitionTo(
  acceptedOrder(),
  { status: 'Rejected', rejection: { code: 'late', shortages: [] } },
  { at: placedAt, by: 'system' },
);

describe('addEntry', () => {
  it('replaces the entry of the same hold and keeps the larger quantity of each item', () => {
    const smaller = {
      ...entry,
      items: [
        { itemId: 11, units: 1 },
        { itemId: 12, units: 4 },
      ],
    };
    expect(addEntry([entry], smaller)).toEqual([
      {
        ...entry,
        items: [
          { itemId: 11, units: 2 },
          { itemId: 12, units: 4 },
        ],
      },
    ]);
  });
  it('keeps the entry of the same hold in another slot', () => {
    expect(addEntry([entry], { ...entry, slotId: 6 })).toHaveLength(2);
  });
});

describe('hasEntry', () => {
  it('knows a repeat of the same attempt', () => {
    expect(hasEntry([entry], entry)).toBe(true);
  });
  it.each([
    ['a later attempt', toQuotaEntry(secondAttempt, placedAt)],
    ['more units', { ...entry, items: [{ itemId: 11, units: 3 }] }],
    ['another item', { ...entry, items: [{ itemId: 12, units: 1 }] }],
    ['another slot', { ...entry, slotId: 6 }],
    ['another customer', { ...entry, userId: 8 }],
    ['a repeat half a minute later', { ...entry, at: later(pendingInsertTtlMs / 2) }],
  ])('does not know %s', (_difference, other) => {
    expect(hasEntry([entry], other)).toBe(false);
  });
});

describe('refreshEntries', () => {
  it('takes the units of an unpaid order from the order', () => {
    const large = { ...entry, items: [{ itemId: 11, units: 20 }] };
    expect(refreshEntries([large], [acceptedOrder()], later(pendingInsertTtlMs))).toEqual([entry]);
  });
  it('drops the entry of an order that ended', () => {
    expect(refreshEntries([entry], [rejected], placedAt)).toEqual([]);
  });
  it('keeps the entry of an attempt that may still be stored', () => {
    const second = toQuotaEntry(secondAttempt, placedAt);
    expect(refreshEntries([second], [rejected], later(pendingInsertTtlMs - 1))).toEqual([second]);
    expect(refreshEntries([second], [rejected], later(pendingInsertTtlMs))).toEqual([]);
  });
  it('drops the entry of a cart that lost the race for its hold', () => {
    const loser = { ...entry, slotId: 6 };
    expect(refreshEntries([loser, entry], [acceptedOrder()], placedAt)).toEqual([entry]);
  });
});
