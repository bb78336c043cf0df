import { itemSnapshot } from '@tokri/contracts/events';
import type { ItemGroup, ItemType } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { rows, startImport } from './import-scenario.ts';
import type { ImportScenario } from './import-scenario.ts';

describe('item import', () => {
  let scenario: ImportScenario;
  beforeAll(async () => {
    scenario = await startImport('import');
  });
  afterAll(() => scenario.catalog.stop());

  it('creates items with categories, units, tax, stock and images', async () => {
    expect(await scenario.run(rows)).toMatchObject({
      State: 'Done',
      Rows: 3,
      Done: 3,
      Created: 3,
      Updated: 0,
      Errors: [],
      ErrorCount: 0,
    });
    expect(await scenario.findByCode('GROCERY00001')).toMatchObject({
      Name: 'Potato 1 kg',
      Brand: 'Loose',
      ItemGroupName: 'Fruits & Vegetables',
      ItemTypeName: 'Fresh Vegetables',
      HSN: '0701',
      TaxPercent: 0,
      Tint: 'fresh',
      Images: [{ Small: expect.stringMatching(/^\/images\/[0-9a-f]{64}\/small\.webp$/) }],
      Units: [
        {
          Name: '1 kg',
          RateWithTax: 30,
          Mrp: 38,
          UnitPrice: '₹30/kg',
          Stock: 100,
          MaxPerOrder: 10,
          Available: true,
        },
      ],
    });
    expect(await scenario.findByCode('GROCERY00002')).toMatchObject({
      Name: 'Biscuits, "Butter" 200 g',
      TaxPercent: 5,
      Units: [{ Name: '200 g', Mrp: 30, RateWithTax: expect.any(Number) }],
      Images: [],
    });
    const biscuits = await scenario.findByCode('GROCERY00002');
    expect(biscuits?.Units[0]?.RateWithTax).toBeLessThanOrEqual(28.5);
    expect(await scenario.findByCode('GROCERY00003')).toMatchObject({
      Units: [{ Name: '1 piece' }],
      Declarations: { Vegetarian: null },
    });
    expect(
      (await scenario.catalog.call<ItemGroup[]>('list-item-groups')).body.map(({ Name, Count }) => [
        Name,
        Count,
      ]),
    ).toEqual([
      ['Fruits & Vegetables', 1],
      ['Snacks & Branded Foods', 1],
      ['Kitchen, Garden & Pets', 1],
    ]);
    const { body: types } = await scenario.catalog.call<ItemType[]>('list-item-types');
    const potato = (await scenario.findByCode('GROCERY00001'))?.Images[0]?.Small;
    expect(types.map(({ Name, ItemTypeImageUrl }) => [Name, ItemTypeImageUrl])).toEqual([
      ['Fresh Vegetables', potato],
      ['Biscuits & Cookies', ''],
      ['Crockery & Cutlery', ''],
    ]);
  });

  it('writes and publishes nothing when the same list is imported again', async () => {
    await scenario.run(rows);
    const unitId = (await scenario.findByCode('GROCERY00001'))?.Units[0]?.UnitId;
    await scenario.catalog.write('set-stock', { UnitId: unitId, Stock: 7 });
    const snapshots = collectEvents(scenario.catalog.broker, [itemSnapshot]);
    await eventually(() => new Set(snapshots.map(({ key }) => key)).size === 3, {
      missing: 'the items on catalog.items',
    });
    const revisions = () =>
      scenario.catalog.connection
        .collection('items')
        .find({}, { projection: { rev: 1 } })
        .toArray();
    const before = await revisions();
    const count = snapshots.length;
    expect(await scenario.run(rows)).toMatchObject({
      State: 'Done',
      Rows: 3,
      Done: 3,
      Created: 0,
      Updated: 0,
      ErrorCount: 0,
    });
    expect(await revisions()).toEqual(before);
    expect(snapshots).toHaveLength(count);
    expect((await scenario.findByCode('GROCERY00001'))?.Units[0]?.Stock).toBe(7);
  });

  it('updates one item and creates another', async () => {
    await scenario.run(rows);
    expect(
      await scenario.run([
        (rows[0] ?? '').replace(',30,38,', ',32,38,'),
        ...rows.slice(1),
        '4,Onion 500 g,Fruits & Vegetables,Fresh Vegetables,Fresho,20,25,Onion,4,,',
      ]),
    ).toMatchObject({ State: 'Done', Created: 1, Updated: 1 });
    expect((await scenario.findByCode('GROCERY00001'))?.Units[0]).toMatchObject({
      RateWithTax: 32,
    });
    expect((await scenario.findByCode('GROCERY00001'))?.Units).toHaveLength(1);
    await scenario.run(rows);
    expect((await scenario.findByCode('GROCERY00001'))?.Units[0]).toMatchObject({
      RateWithTax: 30,
    });
  });

  it('imports a list with the default mapping', async () => {
    const csv =
      'Code,Name,ItemGroup,ItemType,Brand,HSN,TaxPercent,UnitName,Rate,Mrp,Stock,Manufacturer,CountryOfOrigin,BestBefore,ConsumerCare,Vegetarian\nOWN-NAMES-001,Ragi Flour,Staples,Flours,Kaveri,1102,5,1 kg,80,90,12,Kaveri Mills,India,3 months,080 0000 0100,true\n';
    const [first] = (await scenario.send(csv, '')).body;
    await eventually(async () => (await scenario.read(first?.ImportId ?? 0)).State === 'Done', {
      missing: 'the end',
    });
    expect(await scenario.findByCode('OWN-NAMES-001')).toMatchObject({
      Name: 'Ragi Flour',
      TaxPercent: 5,
      Units: [{ Name: '1 kg', Rate: 80, RateWithTax: 84, Mrp: 90, Stock: 12 }],
      Declarations: { NetQuantity: '1 kg', Vegetarian: true },
    });
  });

  it('adds missing stock with the next import', async () => {
    await scenario.run(rows);
    const unitId = (await scenario.findByCode('GROCERY00003'))?.Units[0]?.UnitId ?? 0;
    await scenario.catalog.connection
      .collection<{ _id: number }>('stocks')
      .deleteOne({ _id: unitId });
    await scenario.catalog.restart();
    expect((await scenario.findByCode('GROCERY00003'))?.Units[0]?.Stock).toBe(0);
    await scenario.run(rows);
    expect((await scenario.findByCode('GROCERY00003'))?.Units[0]?.Stock).toBe(100);
  });
});
