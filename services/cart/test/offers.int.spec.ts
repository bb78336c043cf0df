import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import type { ScheduledOffer } from '@tokri/contracts/pricing';
import { eventually } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
const today = shopDate(new Date());

const buildHalfPriceOffer = (change: Partial<ScheduledOffer> = {}): ScheduledOffer => ({
  rule: {
    kind: 'percentage',
    offerId: 3,
    name: 'Half price onions',
    hindiName: 'प्याज़ आधे दाम में',
    scope: { kind: 'items', items: [{ itemId: 11, unitId: 0 }] },
    basisPoints: 5000,
  },
  companyId: 1,
  partyId: 0,
  fromDate: today,
  toDate: addDays(today, 5),
  places: [],
  isOn: true,
  ...change,
});

beforeAll(async () => {
  service = await startCartService('offers');
});
afterAll(() => service.stop());

describe('open cart when offers change', () => {
  it('shows a new, changed and ended offer at once and names it in the quote', async () => {
    await service.uploadLine(1);
    expect((await service.readCart(1, '&Pincode=560034')).Totals.Items).toBe(84);
    await service.publishOffer(1, buildHalfPriceOffer());
    const cheaper = await eventually(
      async () => {
        const cart = await service.readCart(1, '&Pincode=560034');
        return cart.Totals.Items === 42 ? cart : null;
      },
      { missing: 'the offer in the cart' },
    );
    expect(cheaper.Lines[0]).toMatchObject({
      OfferId: 3,
      OfferName: 'Half price onions',
      Discount: 42,
      Total: 42,
      Hindi: { Name: 'प्याज़', OfferName: 'प्याज़ आधे दाम में' },
    });
    expect(cheaper.Totals).toMatchObject({ OfferDiscount: 42 });
    expect((await service.readClaims(cheaper)).lines[0]).toMatchObject({
      hindiName: 'प्याज़',
      offerId: 3,
      discountPaise: 4200,
      totalPaise: 4200,
    });
    await service.publishOffer(2, buildHalfPriceOffer({ isOn: false }));
    await eventually(
      async () => (await service.readCart(1, '&Pincode=560034')).Totals.Items === 84,
      {
        missing: 'the full price',
      },
    );
  });

  it('applies the best offer and reports that the chosen one has ended', async () => {
    await service.uploadLine(2, { OfferId: 99 });
    const cart = await service.readCart(2, '&Pincode=560034');
    expect(cart.Messages).toMatchObject([{ Code: 'offer-ended', LineId: cart.Lines[0]?.Id }]);
    expect(cart.Quote).not.toBeNull();
  });

  it('applies a local offer only for its location', async () => {
    await service.publishOffer(
      3,
      buildHalfPriceOffer({ places: [{ pincodeFrom: '560001', pincodeTo: '560110' }] }),
    );
    await service.uploadLine(3);
    await eventually(
      async () => (await service.readCart(3, '&Pincode=560034')).Totals.Items === 42,
      {
        missing: 'the offer of the place',
      },
    );
    expect((await service.readCart(3)).Totals.Items).toBe(84);
    await service.publishOffer(4, buildHalfPriceOffer({ isOn: false }));
  });

  it('applies offers to previewed lines', async () => {
    await service.publishOffer(5, buildHalfPriceOffer());
    await eventually(
      async () =>
        (
          (
            await service.call('POST', 'preview-cart', {
              body: {
                Pincode: '',
                Lines: [{ LineKey: randomUUID(), ItemId: 11, UnitId: 21, Quantity: 2 }],
              },
            })
          ).body as { Totals: { Items: number } }
        ).Totals.Items === 42,
      { missing: 'the offer in the preview' },
    );
    await service.publishOffer(6, buildHalfPriceOffer({ isOn: false }));
    await eventually(async () => (await service.readCart(1)).Totals.Items === 84, {
      missing: 'the full price',
    });
  });
});
