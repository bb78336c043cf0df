import { holdMinutes } from '@tokri/contracts/slots';
import {
  cartOperations,
  orderOperations,
  slotOperations,
  type CartResponse,
  type OwnWaitlistEntry,
  userOperations,
  waitlistOperations,
} from '@tokri/contracts/api';
import { testUser, fakeNetwork, setupSession, type FakeNetwork } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import {
  buildCart,
  buildLine,
  buildAddress,
  buildOrder,
  buildQuote,
  buildSlot,
  commandOk,
  tomorrow,
  buildTotals,
} from './fixtures.ts';

export interface FakeShop {
  readonly network: FakeNetwork;
  cart: CartResponse;
  waitlist: OwnWaitlistEntry[];
}

const holdMs = holdMinutes * 60_000;
export const slots = [
  buildSlot(),
  buildSlot({ Id: 102, Start: '10:00', End: '13:00', State: 'FewLeft', Left: 2, Fee: 20 }),
  buildSlot({ Id: 103, Start: '16:00', End: '19:00', State: 'Full', Left: 0, Reason: 'full' }),
];

export const buildWaitlistEntry = (
  overrides: Partial<OwnWaitlistEntry> = {},
): OwnWaitlistEntry => ({
  SlotId: 103,
  Date: tomorrow,
  Start: '16:00',
  End: '19:00',
  Position: 2,
  Offer: null,
  ...overrides,
});
export const buildWaitlistOffer = (remainingMs = holdMs): OwnWaitlistEntry =>
  buildWaitlistEntry({
    Position: 0,
    Offer: { HoldId: 777, ExpiresAt: new Date(Date.now() + remainingMs).toISOString() },
  });

const respondWithCart = (
  { cart }: FakeShop,
  query: Readonly<Record<string, string>>,
): CartResponse => {
  const day = query.PDate ?? cart.PDate;
  if (day !== cart.PDate)
    return buildCart({
      Lines: [],
      Count: 0,
      PDate: day,
      Totals: buildTotals({ Payable: 0 }),
      Quote: null,
    });
  const hasIssues = cart.Lines.some(({ Code }) => Code);
  return {
    ...cart,
    Quote:
      hasIssues || cart.Lines.length === 0
        ? null
        : buildQuote(
            ['quote', query.PDate, query.AddressId ?? query.Pincode, query.SlotId]
              .map((part) => part ?? '')
              .join(' '),
          ),
  };
};

const resetShop = (shop: FakeShop): void => {
  const network = fakeNetwork();
  Object.assign(shop, { network, cart: buildCart(), waitlist: [] });
  let holdId = 500;
  const holds = new Map<string, { id: number; slotId: number; expiresAt: string }>();
  network.respondTo(cartOperations.readCart, ({ query }) => respondWithCart(shop, query));
  network.respondTo(cartOperations.readNearestCart, ({ query }) => respondWithCart(shop, query));
  network.respondTo(cartOperations.previewCart, () => ({
    ...buildCart({ Lines: [buildLine({ Id: 0 })] }),
    Quote: null,
  }));
  network.respondTo(cartOperations.uploadCartLine, ({ body }) => {
    const lines = Array.isArray(body) ? body : [body];
    shop.cart = { ...shop.cart, PDate: lines[0]?.PDate ?? shop.cart.PDate };
    return lines.map((line) => ({
      Id: 1,
      Error: 0,
      Message: '',
      Code: '',
      Quantity: line.Quantity,
      Capped: false,
    }));
  });
  network.respondTo(slotOperations.listSlotsOfPincode, () => slots);
  network.respondTo(slotOperations.holdSlot, ({ body }) => {
    const hold = holds.get(body.HoldKey) ?? {
      id: (holdId += 1),
      slotId: body.SlotId,
      expiresAt: new Date(Date.now() + holdMs).toISOString(),
    };
    holds.set(body.HoldKey, hold);
    return commandOk(hold.id, {
      SlotId: hold.slotId,
      ExpiresAt: hold.expiresAt,
      Extended: body.Extend === true,
      Alternatives: [],
    });
  });
  network.respondTo(slotOperations.releaseHold, () => commandOk(1, {}));
  network.respondTo(slotOperations.listOwnHolds, () => []);
  network.respondTo(waitlistOperations.listOwnWaits, () => shop.waitlist);
  network.respondTo(waitlistOperations.joinWaitingList, ({ body }) => {
    shop.waitlist = [...shop.waitlist, buildWaitlistEntry({ SlotId: body.SlotId })];
    return commandOk(body.SlotId, {
      SlotId: body.SlotId,
      Position: 2,
      Alternatives: slots.slice(0, 1),
    });
  });
  network.respondTo(waitlistOperations.leaveWaitingList, ({ query }) => {
    shop.waitlist = shop.waitlist.filter(({ SlotId }) => SlotId !== Number(query.SlotId));
    return commandOk(1, {});
  });
  network.respondTo(slotOperations.checkPincode, ({ query }) =>
    query.pin === '560034'
      ? [
          {
            Id: 0,
            Error: 0,
            error: 0,
            Message: '',
            Code: '',
            GroupId: 1,
            Place: 'Bengaluru',
            StateCode: '29',
          },
        ]
      : [
          {
            Id: 1,
            Error: 1,
            error: 1,
            Message:
              'Sorry for the inconvenience, Currently Delivery is not available in this location.',
            Code: 'pincode-not-served',
            GroupId: 0,
            Place: '',
            StateCode: '',
          },
        ],
  );
  network.respondTo(userOperations.listAddresses, () => [buildAddress()]);
  network.respondTo(orderOperations.placeOrderWithoutPayment, () =>
    commandOk(9001, {
      TransactionNumber: 'T2611-04211',
      Status: 3,
      PaymentStatus: 1,
      Payable: 131,
      Payment: null,
    }),
  );
  network.respondTo(orderOperations.listOrdersOfUser, () => []);
  network.respondTo(orderOperations.readOrder, () => buildOrder());
};

export const setupFakeShop = (): FakeShop => {
  const shop = {} as FakeShop;
  beforeEach(() => {
    sessionStorage.clear();
    resetShop(shop);
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => {
    shop.network.restore();
    jest.restoreAllMocks();
  });
  return shop;
};

export const signInCustomer = (): void =>
  setupSession({ user: testUser, token: 'token', pincode: '560034', deliveryDate: today() });
