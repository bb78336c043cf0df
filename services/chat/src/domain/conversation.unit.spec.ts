import { conversation, message, noon } from '../testing/talk.ts';
import { recipientOf, unreadFor } from './conversation.ts';
import { markRead } from './mark-read.ts';
import { isBetween, mayWriteTo, sideOf } from './sides.ts';

const talk = conversation([
  message({ messageId: 1, readAt: noon }),
  message({ messageId: 2, from: 'shop', creatorId: 1 }),
  message({ messageId: 3 }),
  message({ messageId: 4, from: 'shop', creatorId: 2 }),
]);

describe('the side of somebody', () => {
  it.each([
    ["the order's customer", 7, false, 'customer'],
    ['staff', 1, true, 'shop'],
    ['staff who ordered', 7, true, 'customer'],
    ['another customer', 8, false, null],
  ] as const)('%s, asked for', (_who, userId, isChatStaff, side) =>
    expect(sideOf(talk, { userId, isChatStaff })).toBe(side),
  );

  it('a customer, writing to anybody but the shop, may not', () => {
    expect([0, 1, 7, 8].map((recipient) => mayWriteTo(talk, 'customer', recipient))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it("staff, writing to anybody but the order's customer, may not", () => {
    expect([7, 0, 1, 8].map((recipient) => mayWriteTo(talk, 'shop', recipient))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('two ids of a call, in either order, name the conversation when just one is its customer', () => {
    const pairs = [
      [7, 0],
      [0, 7],
      [7, 2],
      [7, 7],
      [0, 0],
      [8, 0],
      [1, 2],
    ] as const;
    expect(pairs.map((pair) => isBetween(talk, pair))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('what the customer writes, goes to the shop, and the other way round', () => {
    expect([recipientOf(talk, message()), recipientOf(talk, message({ from: 'shop' }))]).toEqual([
      0, 7,
    ]);
  });
});

describe('reading', () => {
  it('the customer, reading, reads what the shop wrote', () =>
    expect(markRead(talk, 'customer')).toEqual({ places: [1, 3], readUpToId: 4 }));
  it('the shop, reading, reads what is new of the customer', () =>
    expect(markRead(talk, 'shop')).toEqual({ places: [2], readUpToId: 3 }));
  it('nothing new, read again, is nothing', () =>
    expect(markRead(conversation([message({ readAt: noon })]), 'shop')).toBeNull());
  it('unread messages, counted for each side, are those of the other', () =>
    expect([unreadFor(talk, 'shop'), unreadFor(talk, 'customer')]).toEqual([1, 2]));
});
