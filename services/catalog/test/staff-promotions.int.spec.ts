import type {
  StaffCouponResponse,
  StaffOfferDetails,
  StaffOfferResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import { createOrderEvents, type OrderedQuantity } from './order-events.ts';
import { startOffers, today, type OfferScenario } from './offer-scenario.ts';

let scenario: OfferScenario;
let orders: ReturnType<typeof createOrderEvents>;
let rice: OrderedQuantity;
beforeAll(async () => {
  scenario = await startOffers('staff-promotions');
  orders = createOrderEvents(scenario.catalog);
  rice = await orders.createStockedItem(1000);
});
afterAll(() => scenario.catalog.stop());

const asStaff = { as: 'staff' } as const;
const listOffers = (query: Record<string, string> = {}) =>
  scenario.read<StaffOfferResponse[]>('list-staff-offers', query, asStaff);
const readOffer = (offerId: number) =>
  scenario.read<StaffOfferDetails>('read-staff-offer', { OfferId: String(offerId) }, asStaff);
const readCoupon = (code: string) =>
  scenario.read<StaffCouponResponse>('read-staff-coupon', { Code: code }, asStaff);
const saveCoupon = (change: Record<string, unknown>) =>
  scenario.catalog.write('save-coupon', {
    Name: 'Ten',
    Kind: 'percentage',
    Percent: 10,
    FromDate: today,
    ToDate: addDays(today, 9),
    ...change,
  });
const untilUsage = async (
  read: () => Promise<{ readonly Uses: number; readonly Cost: number }>,
  expected: readonly [uses: number, cost: number],
) => {
  await eventually(
    async () => {
      const { Uses, Cost } = await read();
      return Uses === expected[0] && Cost === expected[1];
    },
    { missing: `${expected[0]} uses that cost ${expected[1]}` },
  );
};

describe('offers for staff', () => {
  it('lists them in every state, running ones first', async () => {
    const save = async (Name: string, change: Record<string, unknown>) =>
      (await scenario.saveOffer({ Name: `State ${Name}`, Scope: 'everything', ...change })).Id;
    const ended = await save('ended', {
      FromDate: addDays(today, -9),
      ToDate: addDays(today, -1),
    });
    const scheduled = await save('scheduled', { FromDate: addDays(today, 1) });
    const paused = await save('paused', { Status: 0 });
    const running = await save('running', { Hindi: { Name: 'चालू' } });
    expect((await listOffers({ Search: 'state' })).map(({ Id, State }) => [Id, State])).toEqual([
      [running, 'running'],
      [scheduled, 'scheduled'],
      [paused, 'paused'],
      [ended, 'ended'],
    ]);
    expect((await listOffers({ Search: 'चालू' })).map(({ Id }) => Id)).toEqual([running]);
    expect((await listOffers({ Search: 'state', State: 'paused' })).map(({ Id }) => Id)).toEqual([
      paused,
    ]);
    for (const OfferId of [scheduled, running])
      await scenario.catalog.write('switch-offer', { OfferId, State: 'stopped' });
  });

  it('saves rule and items in one write and returns them for editing', async () => {
    const { Id } = await scenario.saveOffer({
      Name: 'Meal',
      Kind: 'combo',
      Price: 199,
      Percent: 0,
      Status: 0,
      Items: [{ ItemId: scenario.ids.dal, Quantity: 2 }, { ItemId: scenario.ids.tea }],
      Places: [{ PincodeFrom: '560001', PincodeTo: '560099' }],
    });
    expect(await readOffer(Id)).toMatchObject({
      Id,
      Rev: 0,
      Kind: 'combo',
      Price: 199,
      State: 'paused',
      Text: 'Combo for ₹199',
      Items: [
        { ItemId: scenario.ids.dal, UnitId: 0, Quantity: 2 },
        { ItemId: scenario.ids.tea, UnitId: 0, Quantity: 1 },
      ],
      ItemCount: 2,
      Places: [{ PincodeFrom: '560001', PincodeTo: '560099' }],
    });
    expect(
      (await scenario.saveOffer({ Scope: 'everything', Items: [{ ItemId: scenario.ids.dal }] }))
        .Code,
    ).toBe('offer-not-of-items');
  });

  it('rejects a change of a version that somebody else changed meanwhile', async () => {
    const { Id } = await scenario.saveOffer({ Name: 'Shared', Scope: 'everything', Status: 0 });
    const { Rev } = await readOffer(Id);
    const change = (Name: string, rev?: number) =>
      scenario.saveOffer({ Id, Name, Scope: 'everything', Status: 0, Rev: rev });
    expect((await change('First', Rev)).Error).toBe(0);
    expect((await change('Second', Rev)).Code).toBe('offer-changed');
    expect((await readOffer(Id)).Name).toBe('First');
    expect((await change('Third')).Error).toBe(0);
  });

  it('pauses, stops and resumes an offer, and customers see only a running one', async () => {
    const { Id } = await scenario.saveOffer({ Name: 'Switched', Scope: 'everything' });
    const switchTo = (State: string) =>
      scenario.catalog.write('switch-offer', { OfferId: Id, State });
    const shownIds = async () =>
      (
        await scenario.read<{ OfferId: number }[]>('list-offers-of-company', {
          OfferUsercompanyId: '1',
        })
      ).map(({ OfferId }) => OfferId);
    expect(await shownIds()).toContain(Id);
    await switchTo('paused');
    expect([(await readOffer(Id)).State, await shownIds()]).toEqual(['paused', []]);
    await switchTo('stopped');
    expect(await readOffer(Id)).toMatchObject({ State: 'ended', StoppedOn: today, Status: 0 });
    await scenario.saveOffer({ Id, Name: 'Switched', Scope: 'everything', Status: 0 });
    expect((await readOffer(Id)).State).toBe('ended');
    await switchTo('on');
    expect(await readOffer(Id)).toMatchObject({ State: 'running', StoppedOn: '' });
    await switchTo('paused');
    const unknown = await scenario.catalog.call('switch-offer', {
      ...asStaff,
      body: { OfferId: 9999, State: 'on' },
    });
    expect(unknown.status).toBe(404);
  });

  it('counts uses and cost once per order, whatever repeats, and takes a cancelled one back', async () => {
    const { Id } = await scenario.saveOffer({ Name: 'Counted', Scope: 'everything', Status: 0 });
    const usage = () => readOffer(Id);
    const sold = { offerId: Id, lineTotalPaise: 9000 };
    const lines = [{ ...rice, quantity: 2 }];
    const [first, second] = [orders.nextId(), orders.nextId()];
    for (const id of ['a', 'a', 'b']) await orders.placed(first, lines, { id, sold });
    await orders.placed(second, lines, { sold });
    await untilUsage(usage, [2, 30]);
    await orders.packed(second, {
      lines: [{ ...rice, quantity: 1 }],
      sold: { offerId: Id, lineTotalPaise: 4500 },
    });
    await untilUsage(usage, [2, 22.5]);
    for (let times = 0; times < 2; times += 1) await orders.cancelled(first, lines);
    await untilUsage(usage, [1, 7.5]);
    await orders.cancelled(second, lines);
    await untilUsage(usage, [0, 0]);
  });

  it('keeps the use of an order that is paid late', async () => {
    const { Id } = await scenario.saveOffer({ Name: 'Late', Scope: 'everything', Status: 0 });
    const orderId = orders.nextId();
    await orders.placed(orderId, [rice], { sold: { offerId: Id, lineTotalPaise: 5000 } });
    await untilUsage(() => readOffer(Id), [1, 2.5]);
    await orders.paymentExpired(orderId, [rice]);
    await untilUsage(() => readOffer(Id), [0, 0]);
    await orders.paidLate(orderId, [rice]);
    await untilUsage(() => readOffer(Id), [1, 2.5]);
  });
});

describe('coupons for staff', () => {
  it('creates a code once and changes only the version that was edited', async () => {
    const created = await saveCoupon({ Code: 'NEW10', Id: 0 });
    expect(created.Error).toBe(0);
    expect((await saveCoupon({ Code: 'new10', Id: 0 })).Code).toBe('coupon-code-taken');
    const { Id, Rev } = await readCoupon('new10');
    expect(Id).toBe(created.Id);
    expect((await saveCoupon({ Code: 'NEW10', Id, Rev, Percent: 12 })).Error).toBe(0);
    expect((await saveCoupon({ Code: 'NEW10', Id, Rev, Percent: 15 })).Code).toBe('coupon-changed');
    expect(await readCoupon('NEW10')).toMatchObject({ Percent: 12, Text: '12% off' });
  });

  it('lists them with uses, cost and what is left, and a use is no new version', async () => {
    await saveCoupon({ Code: 'COUNTED', TotalUses: 5 });
    const { Rev } = await readCoupon('COUNTED');
    const orderId = orders.nextId();
    await orders.placed(orderId, [rice], {
      userId: 71,
      couponCode: 'COUNTED',
      sold: { offerId: 0, lineTotalPaise: 5250, couponPaise: 525 },
    });
    await untilUsage(() => readCoupon('COUNTED'), [1, 5.25]);
    expect(
      await scenario.read<StaffCouponResponse[]>(
        'list-staff-coupons',
        { Search: 'counted', State: 'running' },
        asStaff,
      ),
    ).toMatchObject([{ Code: 'COUNTED', Rev, Uses: 1, UsesLeft: 4, TotalUses: 5 }]);
    await orders.packed(orderId, {
      lines: [rice],
      sold: { offerId: 0, lineTotalPaise: 4000, couponPaise: 400 },
    });
    await untilUsage(() => readCoupon('COUNTED'), [1, 4]);
    await orders.cancelled(orderId, [rice]);
    await untilUsage(() => readCoupon('COUNTED'), [0, 0]);
  });

  it('pauses, stops and resumes a coupon', async () => {
    await saveCoupon({ Code: 'SWITCHED' });
    const switchTo = async (State: string) => {
      await scenario.catalog.write('switch-coupon', { Code: 'switched', State });
      return (await readCoupon('SWITCHED')).State;
    };
    expect([await switchTo('paused'), await switchTo('stopped'), await switchTo('on')]).toEqual([
      'paused',
      'ended',
      'running',
    ]);
    const unknown = await scenario.catalog.call('read-staff-coupon', {
      ...asStaff,
      query: { Code: 'NOSUCH' },
    });
    expect(unknown.status).toBe(404);
  });
});

describe('promotions', () => {
  it.each(['list-staff-offers', 'list-staff-coupons', 'list-staff-slides'])(
    '%s is for staff with the permission offers',
    async (operation) => {
      const bearer = async (permissions: string[]) => ({
        authorization: await scenario.catalog.tokens.bearer({ userId: 3, permissions } as never),
      });
      const statusAs = async (headers: Record<string, string>) =>
        (await scenario.catalog.call(operation, { headers })).status;
      expect([
        await statusAs({}),
        (await scenario.catalog.call(operation, { as: 'customer' })).status,
        await statusAs(await bearer(['items'])),
        await statusAs(await bearer(['offers'])),
      ]).toEqual([401, 403, 403, 200]);
    },
  );
});
