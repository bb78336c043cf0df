import { randomUUID } from 'node:crypto';
import { addDays } from '@tokri/contracts/dates';
import { maxCartDates } from '@tokri/contracts/orders';
import { defaultCompanyId } from '@tokri/contracts/platform';
import type { CartResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { startCartService, type CartService } from './cart-service.ts';

let service: CartService;
beforeAll(async () => {
  service = await startCartService('lines');
});
afterAll(() => service.stop());

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
  it('are listed for the customer alone, with the carts of all dates', async () => {
    const later = addDays(service.pdate, 2);
    await service.uploadLine(31, { PDate: later });
    await service.uploadLine(31, { ItemId: 12, UnitId: 22, Quantity: 1 });
    expect(await service.call('GET', 'list-own-carts?UserId=31', { as: 31 })).toEqual({
      status: 200,
      body: [
        {
          PDate: service.pdate,
          Lines: [
            {
              ItemId: 12,
              UnitId: 22,
              Name: 'Toor Dal',
              UnitName: '1 kg',
              Quantity: 1,
              Hindi: { Name: 'तूर दाल' },
            },
          ],
        },
        {
          PDate: later,
          Lines: [
            {
              ItemId: 11,
              UnitId: 21,
              Name: 'Onion',
              UnitName: '1 kg',
              Quantity: 2,
              Hindi: { Name: 'प्याज़' },
            },
          ],
        },
      ],
    });
    expect((await service.call('GET', 'list-own-carts?UserId=32', { as: 32 })).body).toEqual([]);
    expect((await service.call('GET', 'list-own-carts?UserId=31', { as: 32 })).status).toBe(403);
  });
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
    const [claims, otherClaims] = [
      await service.readClaims(byDate),
      await service.readClaims(nearest),
    ];
    expect([claims.companyId, otherClaims.companyId, nearest.Count]).toEqual([
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
