import { holdMinutes } from '@tokri/contracts';
import {
  cartOperations,
  orderOperations,
  slotOperations,
  slotWaitOperations,
  userOperations,
  type CartAnswer,
  type OwnWait,
} from '@tokri/contracts/http';
import { aUser, fakeNetwork, givenSession, type FakeNetwork } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import {
  aCart,
  aLine,
  anAddress,
  anOrder,
  aQuote,
  aSlot,
  done,
  tomorrow,
  totals,
} from './fixtures.ts';

/** The shop's side of a checkout test: one cart, three slots of tomorrow, one address. */
export interface Shop {
  readonly network: FakeNetwork;
  /** What the account's cart holds; a test changes it. */
  cart: CartAnswer;
  /** What the customer waits for; a test changes it. */
  waits: OwnWait[];
}

const holdLifeMs = holdMinutes * 60_000;
export const slots = [
  aSlot(),
  aSlot({ Id: 102, Start: '10:00', End: '13:00', State: 'FewLeft', Left: 2, Fee: 20 }),
  aSlot({ Id: 103, Start: '16:00', End: '19:00', State: 'Full', Left: 0, Reason: 'full' }),
];

export const aWait = (more: Partial<OwnWait> = {}): OwnWait => ({
  SlotId: 103,
  Date: tomorrow,
  Start: '16:00',
  End: '19:00',
  Position: 2,
  Offer: null,
  ...more,
});
/** The place that is kept for the customer who waited. */
export const anOffer = (leftMs = holdLifeMs): OwnWait =>
  aWait({
    Position: 0,
    Offer: { HoldId: 777, ExpiresAt: new Date(Date.now() + leftMs).toISOString() },
  });

const cartOf = ({ cart }: Shop, query: Readonly<Record<string, string>>): CartAnswer => {
  const day = query.PDate ?? cart.PDate;
  if (day !== cart.PDate)
    return aCart({ Lines: [], Count: 0, PDate: day, Totals: totals({ Payable: 0 }), Quote: null });
  const isTroubled = cart.Lines.some(({ Code }) => Code);
  return {
    ...cart,
    Quote:
      isTroubled || cart.Lines.length === 0
        ? null
        : aQuote(
            `quote ${query.PDate ?? ''} ${query.AddressId ?? query.Pincode ?? ''} ${query.SlotId ?? ''}`,
          ),
  };
};

/** Answers as the shop would when all goes well; a test replaces what shall not. */
const openShop = (shop: Shop): void => {
  const network = fakeNetwork();
  Object.assign(shop, { network, cart: aCart(), waits: [] });
  let holdId = 500;
  const holds = new Map<string, { id: number; slotId: number; expiresAt: string }>();
  network.answer(cartOperations.readCart, ({ query }) => cartOf(shop, query));
  network.answer(cartOperations.readNearestCart, ({ query }) => cartOf(shop, query));
  network.answer(cartOperations.previewCart, () => ({
    ...aCart({ Lines: [aLine({ Id: 0 })] }),
    Quote: null,
  }));
  network.answer(cartOperations.uploadCartLine, ({ body }) => {
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
  network.answer(slotOperations.listSlotsOfPincode, () => slots);
  network.answer(slotOperations.holdSlot, ({ body }) => {
    const known = holds.get(body.HoldKey) ?? {
      id: (holdId += 1),
      slotId: body.SlotId,
      expiresAt: new Date(Date.now() + holdLifeMs).toISOString(),
    };
    holds.set(body.HoldKey, known);
    return done(known.id, {
      SlotId: known.slotId,
      ExpiresAt: known.expiresAt,
      Extended: body.Extend === true,
      Alternatives: [],
    });
  });
  network.answer(slotOperations.releaseHold, () => done(1, {}));
  network.answer(slotWaitOperations.listOwnWaits, () => shop.waits);
  network.answer(slotWaitOperations.joinWaitingList, ({ body }) => {
    shop.waits = [...shop.waits, aWait({ SlotId: body.SlotId })];
    return done(body.SlotId, { SlotId: body.SlotId, Position: 2, Alternatives: slots.slice(0, 1) });
  });
  network.answer(slotWaitOperations.leaveWaitingList, ({ query }) => {
    shop.waits = shop.waits.filter(({ SlotId }) => SlotId !== Number(query.SlotId));
    return done(1, {});
  });
  network.answer(slotOperations.checkPincode, ({ query }) =>
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
  network.answer(userOperations.listAddresses, () => [anAddress()]);
  network.answer(orderOperations.placeOrderWithoutPayment, () =>
    done(9001, {
      TransactionNumber: 'T2611-04211',
      Status: 3,
      PaymentStatus: 1,
      Payable: 131,
      Payment: null,
    }),
  );
  network.answer(orderOperations.readOrder, () => anOrder());
};

/** A shop that opens anew before each test of a file, and closes after it. */
export const shopOfEachTest = (): Shop => {
  const shop = {} as Shop;
  beforeEach(() => {
    sessionStorage.clear();
    openShop(shop);
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => {
    shop.network.restore();
    jest.restoreAllMocks();
  });
  return shop;
};

export const signedIn = (): void =>
  givenSession({ user: aUser, token: 'token', pincode: '560034', deliveryDate: today() });
