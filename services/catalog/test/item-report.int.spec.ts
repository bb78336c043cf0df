import { orderStatus } from '@tokri/contracts/orders';
import { orderPlaced, orderStatusChanged } from '@tokri/contracts/events';
import type { ItemReportRow } from '@tokri/contracts/api';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startItemAdmin } from './item-admin-scenario.ts';
import type { ItemAdmin } from './item-admin-scenario.ts';

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('item-report');
});
afterAll(() => admin.catalog.stop());

describe('report-items', () => {
  const rows = async (id: number): Promise<ItemReportRow[]> => {
    const all: ItemReportRow[] = [];
    for (let page = 1; ; page += 1) {
      const { body, headers } = await admin.catalog.call<ItemReportRow[]>('report-items', {
        as: 'staff',
        query: { report: '0', pageSize: '200', page: String(page) },
      });
      all.push(...body);
      if (all.length >= Number(headers.get('x-total-count')) || body.length === 0)
        return all.filter(({ ItemId }) => ItemId === id);
    }
  };
  const common = (orderId: number) => ({
    orderId,
    userId: 7,
    partyId: 0,
    status: 1,
    paymentStatus: 1,
    companyId: 1,
    holdId: 1,
    slotId: 1,
    pdate: admin.today(),
  });
  it('reports reserved and sold units with stock, rate and value, and counts repeated events once', async () => {
    const id = await admin.createItem();
    const unitId = await admin.firstUnitId(id);
    const line = { cartLineId: 1, itemId: id, unitId, offerId: 0, quantity: 3 };
    const totals = {
      mrpPaise: 0,
      itemsPaise: 0,
      savingsPaise: 0,
      offerDiscountPaise: 0,
      couponDiscountPaise: 0,
      taxablePaise: 0,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 0,
      deliveryChargePaise: 0,
      deliveryTaxPaise: 0,
      slotFeePaise: 0,
      roundOffPaise: 0,
      payablePaise: 0,
    };
    const sold = {
      cartLineId: 1,
      name: 'Toor Dal',
      unitName: '500 g',
      hsn: '0713',
      taxBasisPoints: 500,
      quantity: 3,
      ratePaise: 9000,
      mrpPaise: 11_000,
      discountPaise: 0,
      taxablePaise: 27_000,
      cgstPaise: 675,
      sgstPaise: 675,
      igstPaise: 0,
      totalPaise: 28_350,
    };
    await publishEvent(admin.catalog.broker, orderPlaced, {
      key: '9101',
      seq: 1,
      data: {
        ...common(9101),
        transactionNumber: 'T9101',
        cartVersion: 1,
        paymentMethod: 'cod',
        payablePaise: 28_350,
        couponCode: null,
        lines: [line],
        sale: { lines: [sold], totals, taxSummary: [], placeOfSupply: '29', addressId: 1 },
      },
    });
    await eventually(async () => (await rows(id))[0]?.SetAside === 3, {
      missing: 'reserved pieces',
    });
    expect(await rows(id)).toEqual([
      expect.objectContaining({
        ItemId: id,
        UnitId: unitId,
        Stock: 7,
        SetAside: 3,
        Rate: 90,
        Mrp: 110,
        RateWithTax: 94.5,
        TaxPercent: 5,
        SoldQuantity: 0,
        SoldValue: 0,
        Status: 1,
      }),
    ]);
    const packed = () =>
      publishEvent(admin.catalog.broker, orderStatusChanged, {
        key: '9101',
        seq: 3,
        data: { ...common(9101), status: orderStatus.Packed },
      });
    await packed();
    await packed();
    await eventually(async () => (await rows(id))[0]?.SetAside === 0, {
      missing: 'pieces packed',
    });
    expect(await rows(id)).toEqual([
      expect.objectContaining({ Stock: 7, SetAside: 0, SoldQuantity: 3, SoldValue: 283.5 }),
    ]);
  });
  it('includes hidden items and rejects callers without permission', async () => {
    const id = await admin.createItem({ Status: 0 });
    expect(await rows(id)).toEqual([expect.objectContaining({ Status: 0, Stock: 10 })]);
    expect([
      (await admin.catalog.call('report-items', { as: 'customer', query: { report: '0' } })).status,
      (await admin.catalog.call('report-items', { query: { report: '0' } })).status,
    ]).toEqual([403, 401]);
  });
});
