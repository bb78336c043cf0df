import { randomUUID } from 'node:crypto';
import { eventually } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
beforeAll(async () => {
  service = await startCartService('pricing');
});
afterAll(() => service.stop());

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
      { missing: 'the rejection' },
    );
  });
  it('reports an unknown coupon and still quotes the cart', async () => {
    const cart = await service.readCart(21, '&Pincode=560034&CouponCode=NOTHING');
    expect(cart.Messages).toContainEqual({
      Code: 'coupon-unknown',
      Text: "We couldn't find this coupon.",
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
