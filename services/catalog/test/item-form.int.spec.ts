import type { EditedItem } from '@tokri/contracts/api';
import { shopDate } from '@tokri/contracts/dates';
import { stockRejected, type Envelope, type EventData } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import type { ResultList } from './catalog-service.ts';
import { startItemAdmin, type ItemAdmin } from './item-admin-scenario.ts';
import { createOrderEvents } from './order-events.ts';

type Rejection = EventData<typeof stockRejected>;

let admin: ItemAdmin;
beforeAll(async () => {
  admin = await startItemAdmin('item-form');
});
afterAll(() => admin.catalog.stop());

const readItem = (itemId: number, as: 'staff' | 'customer' | 'nobody' = 'staff') =>
  admin.catalog.call<EditedItem>('read-item', { as, query: { ItemId: String(itemId) } });

const toBody = ({ Id, Images, Taxes: _taxes, ...item }: EditedItem) => ({
  ...item,
  ItemId: Id,
  Images: Images.map(({ Hash }) => Hash),
});
const createForm = async (change: Record<string, unknown> = {}) =>
  toBody((await readItem(await admin.createItem(change))).body);
const save = (body: unknown) => admin.catalog.write('save-item', body);
const today = shopDate(new Date());
const newUnit = {
  UnitId: 0,
  Name: '2 kg',
  MaxPerOrder: 3,
  Net: { Value: 2000, Measure: 'g' },
  Price: { Rate: 300, Mrp: 400, Stock: 7 },
};

describe('save-item', () => {
  it('saves everything that the form shows, and customers see it', async () => {
    const form = await createForm();
    const changed = {
      ...form,
      Name: 'Tur Dal',
      Hindi: { Name: 'तूर दाल', Narration: 'बिना पॉलिश' },
      Brand: 'Safe Harvest',
      HSN: '07136000',
      Status: 1,
      Aliases: ['arhar', 'tuvar'],
      LeadTimeMinutes: 60,
      TaxChanges: [
        { FromDate: today, TaxPercent: 5 },
        { FromDate: '2099-01-01', TaxPercent: 0 },
      ],
      Units: [newUnit, ...form.Units],
      Declarations: {
        ...form.Declarations,
        BestBefore: '6 months',
        Hindi: { BestBefore: '6 महीने' },
      },
    };
    expect(await save(changed)).toMatchObject({ Id: form.ItemId, Error: 0 });
    const { body } = await readItem(form.ItemId);
    expect(body).toMatchObject({
      Rev: form.Rev + 1,
      Name: 'Tur Dal',
      Hindi: changed.Hindi,
      Aliases: changed.Aliases,
      LeadTimeMinutes: 60,
      Declarations: changed.Declarations,
      Taxes: [
        { FromDate: today, TaxPercent: 5 },
        { FromDate: '2099-01-01', TaxPercent: 0 },
      ],
      Units: [
        { Name: '2 kg', Rate: 300, Mrp: 400, RateWithTax: 315, Stock: 7, IsHidden: false },
        form.Units[0],
      ],
    });
    expect(await admin.findListed(form.ItemId)).toMatchObject({
      Name: 'Tur Dal',
      Brand: 'Safe Harvest',
      Units: [{ Name: '2 kg', Stock: 7, Available: true }, { Name: '500 g' }],
    });
  });
  it('refuses changes that are based on an older revision and saves nothing of them', async () => {
    const form = await createForm();
    expect(await save({ ...form, Name: 'First' })).toMatchObject({ Error: 0 });
    expect(await save({ ...form, Brand: 'Second', Units: [newUnit, ...form.Units] })).toMatchObject(
      {
        Error: 1,
        Code: 'item-changed',
      },
    );
    const { body } = await readItem(form.ItemId);
    expect(body).toMatchObject({ Name: 'First', Brand: form.Brand, Rev: form.Rev + 1 });
    expect(body.Units).toHaveLength(1);
  });
  it('lets exactly one of two simultaneous changes win', async () => {
    const form = await createForm();
    const results = await Promise.all(['A', 'B'].map((Name) => save({ ...form, Name })));
    expect(results.map(({ Code }) => Code).sort()).toEqual(['', 'item-changed']);
  });
  it('hides a unit from customers and rejects orders of it', async () => {
    const form = await createForm({ Name: 'Rajma' });
    const [unit] = form.Units;
    await save({ ...form, Units: [{ ...unit, IsHidden: true }, newUnit] });
    expect(await admin.findListed(form.ItemId)).toMatchObject({ Units: [{ Name: '2 kg' }] });
    const events = collectEvents(admin.catalog.broker, [stockRejected]) as Envelope<Rejection>[];
    const orders = createOrderEvents(admin.catalog);
    const orderId = orders.nextId();
    await orders.placed(orderId, [
      { itemId: form.ItemId, unitId: unit?.UnitId ?? 0, quantity: 1 } as never,
    ]);
    await eventually(() => events.some(({ data }) => data.orderId === orderId), {
      missing: 'the rejection',
    });
    expect(events.find(({ data }) => data.orderId === orderId)?.data.short).toMatchObject([
      { unitId: unit?.UnitId, withdrawn: true },
    ]);
  });
  it.each<[string, (form: Awaited<ReturnType<typeof createForm>>) => object]>([
    ['unknown-item-type', () => ({ ItemTypeId: 987_654 })],
    ['unknown-image', () => ({ Images: ['a'.repeat(64)] })],
    ['code-too-short', () => ({ Code: 'SHORT' })],
    ['unit-missing', () => ({ Units: [newUnit] })],
    ['unknown-unit', ({ Units }) => ({ Units: [...Units, { ...newUnit, UnitId: 987_654 }] })],
    [
      'unit-price-missing',
      ({ Units }) => ({ Units: [...Units, { ...newUnit, Price: undefined }] }),
    ],
    ['doubled-unit', ({ Units }) => ({ Units: [...Units, { ...newUnit, Name: '500 g' }] })],
    [
      'no-unit-on-sale',
      ({ Units }) => ({ Units: Units.map((unit) => ({ ...unit, IsHidden: true })) }),
    ],
    [
      'declarations-missing',
      ({ Declarations }) => ({ Declarations: { ...Declarations, Manufacturer: '' } }),
    ],
    [
      'rate-above-mrp',
      ({ Units }) => ({
        Units: [...Units, { ...newUnit, Price: { Rate: 500, Mrp: 510, Stock: 1 } }],
      }),
    ],
    ['date-past', () => ({ TaxChanges: [{ FromDate: '2020-01-01', TaxPercent: 5 }] })],
    [
      'doubled-date',
      () => ({ TaxChanges: [5, 0].map((TaxPercent) => ({ FromDate: '2099-01-01', TaxPercent })) }),
    ],
    ['tax-missing', () => ({ TaxChanges: [] })],
  ])('answers %s and saves nothing', async (code, change) => {
    const form = await createForm();
    expect(await save({ ...form, ...change(form) })).toMatchObject({ Error: 1, Code: code });
    expect((await readItem(form.ItemId)).body.Rev).toBe(form.Rev);
  });
  it('does not take the code of another item', async () => {
    const [form, other] = [await createForm(), await createForm()];
    expect(await save({ ...form, Code: other.Code })).toMatchObject({ Code: 'code-taken' });
  });
  it('answers not found for an unknown item', async () => {
    const form = await createForm();
    const body = { ...form, ItemId: 987_654, Code: '' };
    expect((await admin.catalog.call('save-item', { as: 'staff', body })).status).toBe(404);
    expect((await readItem(987_654)).status).toBe(404);
  });
});

describe('who may edit an item', () => {
  it('is staff with the permission items; GST also needs rates', async () => {
    const form = await createForm();
    const body = { ...form, TaxChanges: [{ FromDate: '2099-01-01', TaxPercent: 0 }] };
    const itemsOnly = await admin.catalog.tokens.bearer({ userId: 3, permissions: ['items'] });
    const send = (change: object) =>
      admin.catalog.call<ResultList>('save-item', {
        body: { ...body, ...change },
        headers: { authorization: itemsOnly },
      });
    expect((await send({})).status).toBe(403);
    expect((await send({ TaxChanges: undefined, Name: 'Moth' })).body[0]).toMatchObject({
      Error: 0,
    });
    const { call } = admin.catalog;
    expect((await call('save-item', { as: 'customer', body })).status).toBe(403);
    expect((await call('save-item', { body })).status).toBe(401);
    expect((await readItem(form.ItemId, 'customer')).status).toBe(403);
    expect((await readItem(form.ItemId, 'nobody')).status).toBe(401);
  });
});
