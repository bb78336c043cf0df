import { buildConversation, buildMessage, noon } from '../testing/fixtures.ts';
import { countUnread, getRecipientId } from './conversation.ts';
import { markRead } from './mark-read.ts';
import { areParticipants, canWriteTo, findSide } from './participants.ts';

const conversation = buildConversation([
  buildMessage({ messageId: 1, readAt: noon }),
  buildMessage({ messageId: 2, from: 'shop', creatorId: 1 }),
  buildMessage({ messageId: 3 }),
  buildMessage({ messageId: 4, from: 'shop', creatorId: 2 }),
]);

describe('participants', () => {
  it.each([
    ["the order's customer", 7, false, 'customer'],
    ['staff', 1, true, 'shop'],
    ['staff who ordered', 7, true, 'customer'],
    ['another customer', 8, false, null],
  ] as const)('findSide finds the side of %s', (_who, userId, isChatStaff, side) =>
    expect(findSide(conversation, { userId, isChatStaff })).toBe(side),
  );

  it('lets a customer write to the shop only', () => {
    expect(
      [0, 1, 7, 8].map((recipient) => canWriteTo(conversation, 'customer', recipient)),
    ).toEqual([true, false, false, false]);
  });
  it("lets staff write to the order's customer only", () => {
    expect([7, 0, 1, 8].map((recipient) => canWriteTo(conversation, 'shop', recipient))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
  it('accepts two ids in either order when exactly one is the customer', () => {
    const pairs = [
      [7, 0],
      [0, 7],
      [7, 2],
      [7, 7],
      [0, 0],
      [8, 0],
      [1, 2],
    ] as const;
    expect(pairs.map((pair) => areParticipants(conversation, pair))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('addresses messages of the customer to the shop and the other way round', () => {
    expect([
      getRecipientId(conversation, buildMessage()),
      getRecipientId(conversation, buildMessage({ from: 'shop' })),
    ]).toEqual([0, 7]);
  });
});

describe('markRead', () => {
  it("marks the shop's messages for the customer", () =>
    expect(markRead(conversation, 'customer')).toEqual({ indexes: [1, 3], readUpToId: 4 }));
  it('marks new messages of the customer for the shop', () =>
    expect(markRead(conversation, 'shop')).toEqual({ indexes: [2], readUpToId: 3 }));
  it('returns null when nothing is new', () =>
    expect(markRead(buildConversation([buildMessage({ readAt: noon })]), 'shop')).toBeNull());
  it("countUnread counts the other side's messages", () =>
    expect([countUnread(conversation, 'shop'), countUnread(conversation, 'customer')]).toEqual([
      1, 2,
    ]));
});
