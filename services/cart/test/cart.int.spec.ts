import { randomUUID } from 'node:crypto';
import { addDays } from '@tokri/contracts/dates';
import { maxCartDates } from '@tokri/contracts/orders';
import { defaultCompanyId } from '@tokri/contracts/platform';
import type { Envelope } from '@tokri/contracts/events';
import {
  cartChanged,
  cartCheckedOut,
  cartEmptied,
  cartRefused,
  cartRestored,
  orderConfirmed,
  orderPlaced,
  orderRejected,
} from '@tokri/contracts/events';
import type { CartResponse } from '@tokri/contracts/api';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
let published: Envelope[];
beforeAll(async () => {
  service = await startCartService('cart');
  published = collectEvents(service.broker, [
    cartChanged,
    cartCheckedOut,
    cartRefused,
    cartEmptied,
    cartRestored,
  ]);
}, 60_000);
afterAll(() => service.stop());

const eventTypesOfOrder = (orderId: number) =>
  published
    .filter(({ data }) => (data as { orderId?: number }).orderId === orderId)
    .map(({ type }) => type);

describe('uploading lines', () => {
  it('creates one line for five concurrent uploads with the same key', async () => {
    const LineKey = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => service.uploadLine(1, { LineKey })),
    );
    expect(answers.every(({ Error, Quantity }) => Error === 0 && Quantity === 2)).toBe(true);
    expect((await service.readCart(1)).Lines.map(({ Quantity }) => Quantity)).toEqual([2]);
  });
  it('adds up concurrent uploads of two devices', async () => {
    await Promise.all([service.uploadLine(2), service.uploadLine(2, { Quantity: 3 })]);
    expect((await service.readCart(2)).Count).toBe(5);
  });
  it('caps a quantity above stock and reports it', async () =>
    expect(await service.uploadLine(3, { ItemId: 12, UnitId: 22, Quantity: 5 })).toMatchObject({
      Error: 0,
      Quantity: 3,
      Capped: true,
      Code: 'capped',
    }));
  it('accepts the other lines when one unit is unknown', async () => {
    const { body } = await service.call('POST', 'upload-cart-line', {
      as: 4,
      body: [service.buildLineBody(4), service.buildLineBody(4, { UnitId: 999 })],
    });
    expect(body).toMatchObject([
      { Error: 0, Quantity: 2 },
      { Error: 1, Code: 'unknown-item' },
    ]);
  });
  it('rejects an unknown item with 409 after a second', async () =>
    expect(
      (
        await service.call('POST', 'upload-cart-line', {
          as: 4,
          body: service.buildLineBody(4, { ItemId: 999, UnitId: 999 }),
        })
      ).status,
    ).toBe(409));
  it('rejects an upload for another person with 403', async () =>
    expect(
      (await service.call('POST', 'upload-cart-line', { as: 4, body: service.buildLineBody(5) }))
        .status,
    ).toBe(403));
  it('quotes for the one company whatever company id the device sends', async () => {
    await service.uploadLine(471, { CompanyId: 77 });
    await service.publishAddress(471, 471, { pincode: '560034', stateCode: '29' });
    const names = '&AddressId=471&SlotId=5';
    const byDate = await eventually(
      async () => {
        const cart = await service.readCart(471, names);
        return cart.Quote ? cart : null;
      },
      { missing: 'a quote' },
    );
    const nearest: CartResponse = (
      await service.call('GET', `read-nearest-cart?UserId=471&CompanyId=77${names}`, { as: 471 })
    ).body;
    const [one, other] = [await service.readClaims(byDate), await service.readClaims(nearest)];
    expect([one.companyId, other.companyId, nearest.Count]).toEqual([
      defaultCompanyId,
      defaultCompanyId,
      byDate.Count,
    ]);
  });
  it('ignores a price in the body', async () => {
    await service.uploadLine(6, { Rate: 1, Total: 1 });
    expect((await service.readCart(6)).Lines[0]).toMatchObject({ Rate: 42, Total: 84 });
  });
  it('writes only the date that changed', async () => {
    const next = addDays(service.pdate, 1);
    const first = await service.uploadLine(7);
    await service.uploadLine(7, { PDate: next, Quantity: 3 });
    const before = await service.findDates(7);
    await service.markDocument(7, `dates.${service.pdate}.mark`);
    await service.uploadLine(7, { PDate: next, Quantity: 1 });
    const after = await service.findDates(7);
    expect([before[next]?.lines[0]?.quantity, after[next]?.lines[0]?.quantity]).toEqual([3, 4]);
    expect(after[service.pdate]).toMatchObject({ mark: 1, lines: [{ lineId: first.Id }] });
  });
  it('rejects a date beyond the plan and one date too many', async () => {
    const ahead = (days: number) =>
      service.buildLineBody(8, { PDate: addDays(service.pdate, days) });
    expect(await service.uploadLine(8, { PDate: addDays(service.pdate, 90) })).toMatchObject({
      Error: 1,
      Code: 'date-too-far',
    });
    const { body } = await service.call('POST', 'upload-cart-line', {
      as: 8,
      body: Array.from({ length: maxCartDates + 1 }, (_, days) => ahead(days)),
    });
    expect((body as readonly { Code: string }[]).map(({ Code }) => Code)).toEqual([
      ...Array.from({ length: maxCartDates }, () => ''),
      'too-many-dates',
    ]);
    expect(Object.keys(await service.findDates(8))).toHaveLength(maxCartDates);
  });
  it('rejects an operator object with 400', async () =>
    expect(
      (
        await service.call('POST', 'upload-cart-line', {
          as: 4,
          body: service.buildLineBody(4, { ItemId: { $gt: 0 } }),
        })
      ).status,
    ).toBe(400));
});

describe('removing a line', () => {
  it('succeeds again when its owner repeats it', async () => {
    const { Id } = await service.uploadLine(10);
    expect(
      (await service.call('GET', `delete-cart-line?DeleteCartId=${Id}`, { as: 10 })).body,
    ).toMatchObject([{ Id, Error: 0 }]);
    expect(
      (await service.call('GET', `delete-cart-line?DeleteCartId=${Id}`, { as: 10 })).body,
    ).toMatchObject([{ Id, Error: 0 }]);
    expect((await service.readCart(10)).Count).toBe(0);
  });
  it('rejects another person with 403 and an unknown line with 404', async () => {
    const { Id } = await service.uploadLine(11);
    expect(
      (await service.call('GET', `delete-cart-line?DeleteCartId=${Id}`, { as: 12 })).status,
    ).toBe(403);
    expect(
      (await service.call('GET', 'delete-cart-line?DeleteCartId=999999', { as: 12 })).status,
    ).toBe(404);
  });
});

describe('priced cart', () => {
  it('splits the tax by pincode and signs the same totals', async () => {
    await service.uploadLine(20);
    await service.uploadLine(20, { ItemId: 12, UnitId: 22, Quantity: 1 });
    const cart = await service.readCart(20, '&Pincode=560034');
    expect(cart.Totals).toMatchObject({
      Items: 268.99,
      DeliveryCharge: 40,
      DeliveryTax: 7.2,
      Payable: 316,
      RoundOff: -0.19,
    });
    const { Taxable, Cgst, Sgst, Igst, DeliveryCharge, SlotFee, DeliveryTax, RoundOff, Payable } =
      cart.Totals;
    expect(
      Math.round(
        (Taxable + Cgst + Sgst + Igst + DeliveryCharge + SlotFee + DeliveryTax + RoundOff) * 100,
      ),
    ).toBe(Payable * 100);
    expect(await service.readClaims(cart)).toMatchObject({
      userId: 20,
      pincode: '560034',
      slot: null,
      itemCount: 3,
      totals: { payablePaise: 31_600 },
    });
  });
  it('charges IGST and the slot fee for an address in Chennai', async () => {
    await service.uploadLine(21, { ItemId: 12, UnitId: 22, Quantity: 1 });
    await service.publishAddress(31, 21, { pincode: '560035', stateCode: '33' });
    const cart = await service.readCart(21, '&AddressId=31&SlotId=5');
    expect(cart.Totals).toMatchObject({ Cgst: 0, Igst: 8.81, SlotFee: 20 });
    expect(await service.readClaims(cart)).toMatchObject({
      addressId: 31,
      placeOfSupply: '33',
      slot: { slotId: 5, feePaise: 2000 },
    });
  });
  it('rejects an unknown address with 409', async () => {
    expect(
      (
        await service.call('GET', `read-cart?UId=21&PDate=${service.pdate}&AddressId=39`, {
          as: 21,
        })
      ).status,
    ).toBe(409);
  });
  it("rejects another person's address with 403", async () => {
    await service.publishAddress(32, 99, { pincode: '560035', stateCode: '29' });
    await service.eventually(
      async () =>
        (
          await service.call('GET', `read-cart?UId=21&PDate=${service.pdate}&AddressId=32`, {
            as: 21,
          })
        ).status === 403,
      { missing: 'the refusal' },
    );
  });
  it('reports an unknown coupon and still quotes the cart', async () => {
    const cart = await service.readCart(21, '&Pincode=560034&CouponCode=NOTHING');
    expect(cart.Messages).toContainEqual({
      Code: 'coupon-unknown',
      Text: 'This coupon is not known.',
      LineId: 0,
    });
    expect(cart.Coupon).toBeNull();
    expect(cart.Quote).not.toBeNull();
  });
  it('reports an unserved pincode without a quote', async () =>
    expect(await service.readCart(20, '&Pincode=110001')).toMatchObject({
      Quote: null,
      Messages: [{ Code: 'not-served' }],
    }));
  it('reports insufficient stock without a quote', async () => {
    await service.uploadLine(22, { ItemId: 12, UnitId: 22, Quantity: 3 });
    await service.publishStock(22, 2, 2);
    const cart = await eventually(
      async () => {
        const read = await service.readCart(22, '&Pincode=560034');
        return read.Quote === null ? read : null;
      },
      { missing: 'the new stock' },
    );
    expect(cart.Messages).toMatchObject([{ Code: 'stock-short' }]);
    expect(cart.Lines[0]).toMatchObject({
      Message: 'Only 2 left',
      Code: 'stock-short',
      Most: 2,
      Stock: 2,
    });
    await service.publishStock(22, 3, 3);
  });
  it('rejects other people with 403 and anonymous callers with 401', async () => {
    expect(
      (await service.call('GET', `read-cart?UId=20&PDate=${service.pdate}`, { as: 21 })).status,
    ).toBe(403);
    expect((await service.call('GET', `read-cart?UId=20&PDate=${service.pdate}`)).status).toBe(401);
  });
  it('prices lines of a device without an account and without a quote', async () => {
    const { body } = await service.call('POST', 'preview-cart', {
      body: {
        Pincode: '560034',
        Lines: [{ LineKey: randomUUID(), ItemId: 11, UnitId: 21, Quantity: 2 }],
      },
    });
    expect(body).toMatchObject({ Count: 2, Quote: null, Totals: { Items: 84, Payable: 131 } });
  });
});

describe('cart and orders', () => {
  const orderFields = (orderId: number, userId: number) => ({
    orderId,
    userId,
    partyId: 0,
    status: 1,
    paymentStatus: 1,
    pdate: service.pdate,
    holdId: 1,
    slotId: 5,
  });
  const publishOrderPlaced = (
    orderId: number,
    userId: number,
    cartVersion: number,
    id = randomUUID(),
  ) =>
    publishEvent(service.broker, orderPlaced, {
      key: String(orderId),
      seq: 1,
      id,
      data: {
        ...orderFields(orderId, userId),
        companyId: 1,
        transactionNumber: 'T',
        cartVersion,
        paymentMethod: 'cod',
        payablePaise: 1,
        couponCode: null,
        lines: [],
      },
    });
  const findCartVersion = async (userId: number) =>
    (await service.readClaims(await service.readCart(userId, '&Pincode=560034'))).cartVersion;

  it('reserves the cart for one of two concurrent orders', async () => {
    await service.uploadLine(40);
    const version = await findCartVersion(40);
    await Promise.all([publishOrderPlaced(1, 40, version), publishOrderPlaced(2, 40, version)]);
    await eventually(() => eventTypesOfOrder(1).length === 1 && eventTypesOfOrder(2).length === 1, {
      missing: 'both answers',
    });
    expect([eventTypesOfOrder(1)[0], eventTypesOfOrder(2)[0]].sort()).toEqual([
      'cart.refused.v1',
      'cart.taken.v1',
    ]);
  });
  it('rejects an order when the cart changed after the quote', async () => {
    await service.uploadLine(41);
    const version = await findCartVersion(41);
    await service.uploadLine(41);
    await publishOrderPlaced(3, 41, version);
    await eventually(() => eventTypesOfOrder(3).includes('cart.refused.v1'), {
      missing: 'cart.refused',
    });
  });
  it('removes ordered lines once after confirmation and keeps later ones', async () => {
    const { Id } = await service.uploadLine(42);
    const placedId = randomUUID();
    await publishOrderPlaced(4, 42, await findCartVersion(42), placedId);
    await eventually(() => eventTypesOfOrder(4).includes('cart.taken.v1'), {
      missing: 'cart.taken',
    });
    await service.uploadLine(42, { Quantity: 1 });
    const confirmed = () =>
      publishEvent(service.broker, orderConfirmed, {
        key: '4',
        seq: 2,
        id: 'confirmed-4',
        data: {
          ...orderFields(4, 42),
          cartVersion: 1,
          lines: [{ cartLineId: Id, itemId: 11, unitId: 21, offerId: 0, quantity: 2 }],
        },
      });
    await confirmed();
    await confirmed();
    await publishOrderPlaced(4, 42, 1, placedId);
    await eventually(() => eventTypesOfOrder(4).includes('cart.emptied.v1'), {
      missing: 'cart.emptied',
    });
    expect((await service.readCart(42)).Count).toBe(1);
    expect(eventTypesOfOrder(4)).toEqual(['cart.taken.v1', 'cart.emptied.v1']);
  });
  it('releases the cart after a rejection', async () => {
    await service.uploadLine(43);
    const version = await findCartVersion(43);
    await publishOrderPlaced(5, 43, version);
    await publishEvent(service.broker, orderRejected, {
      key: '5',
      seq: 2,
      data: { ...orderFields(5, 43), code: 'stock-short', lines: [] },
    });
    await eventually(() => eventTypesOfOrder(5).includes('cart.given-back.v1'), {
      missing: 'cart.given-back',
    });
    await publishOrderPlaced(6, 43, version);
    await eventually(() => eventTypesOfOrder(6).includes('cart.taken.v1'), {
      missing: 'cart.taken',
    });
  });
  it('publishes the events of a user without gaps', () => {
    for (const userId of [40, 42, 43]) {
      const seqs = published.filter(({ key }) => key === String(userId)).map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
    }
  });
});
