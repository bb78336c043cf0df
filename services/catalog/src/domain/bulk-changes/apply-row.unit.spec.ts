import { buildBulkContext, buildPriceRow } from '../../../test/bulk-change-fixtures.ts';
import { buildItem, buildRate, buildUnit, validDeclarations } from '../../../test/item-fixtures.ts';
import { applyRow } from './apply-row.ts';
import { undoRow } from './undo-row.ts';

const context = buildBulkContext('2025-11-22');
const item = buildItem();
const changedMeanwhile = { problem: expect.objectContaining({ code: 'changed-meanwhile' }) };

const apply = (...[from, row]: Parameters<typeof applyRow>) => {
  const result = applyRow(from, row, context);
  if ('problem' in result) throw new Error(result.problem.code);
  return result.item;
};
const pricesOf = ({ units }: typeof item) =>
  units[0]?.rates.map(({ fromDate, ratePaise }) => [fromDate, ratePaise]);

describe('applyRow', () => {
  it('adds a rate from the date on and keeps the past ones', () =>
    expect(pricesOf(apply(item, buildPriceRow(), context) as typeof item)).toEqual([
      ['2025-11-01', 9_000],
      ['2025-11-25', 9_500],
    ]));
  it('refuses a price above the MRP and names both', () =>
    expect(applyRow(item, buildPriceRow({ ratePaise: 10_500 }), context)).toEqual({
      problem: {
        code: 'rate-above-mrp',
        texts: { pack: '500 g', price: '₹110.26', mrp: '₹110.00' },
      },
    }));
  it('refuses a price that somebody changed since the preview, and names it', () =>
    expect(
      applyRow(
        buildItem({ units: [buildUnit({ rates: [buildRate({ rateId: 2, ratePaise: 9_200 })] })] }),
        buildPriceRow(),
        context,
      ),
    ).toEqual({ problem: { code: 'changed-meanwhile', texts: { now: '₹96.60' } } }));
  it('refuses a date that has passed and an unknown pack', () => {
    expect(applyRow(item, buildPriceRow({ fromDate: '2025-11-21' }), context)).toMatchObject({
      problem: { code: 'date-past' },
    });
    expect(applyRow(item, buildPriceRow({ unitId: 9 }), context)).toMatchObject({
      problem: { code: 'unknown-unit' },
    });
  });
  it('names the declarations that an item lacks before it goes on sale', () =>
    expect(
      applyRow(
        buildItem({ status: 'hidden', declarations: { ...validDeclarations, bestBefore: '' } }),
        { kind: 'status', itemId: 1, before: 'hidden', after: 'on-sale' },
        context,
      ),
    ).toEqual({ problem: { code: 'declarations-missing', texts: { names: 'bestBefore' } } }));
  it('changes status, category and HSN code only from the value of the preview', () => {
    expect(
      apply(item, { kind: 'status', itemId: 1, before: 'on-sale', after: 'hidden' }, context)
        .status,
    ).toBe('hidden');
    expect(
      apply(item, { kind: 'category', itemId: 1, before: 3, after: 4 }, context),
    ).toMatchObject({ itemTypeId: 4, itemTypeName: 'Type 4' });
    expect(
      apply(item, { kind: 'hsn', itemId: 1, before: '0713', after: '0714' }, context).hsn,
    ).toBe('0714');
    expect(
      applyRow(item, { kind: 'hsn', itemId: 1, before: '0700', after: '0714' }, context),
    ).toEqual(changedMeanwhile);
  });
  it('refuses a tax rate that lifts a price above the MRP', () => {
    const row = { kind: 'tax', itemId: 1, fromDate: '2025-12-01', hasReplaced: false } as const;
    expect(applyRow(item, { ...row, before: 500, after: 4_000 }, context)).toMatchObject({
      problem: { code: 'rate-above-mrp' },
    });
    expect(apply(item, { ...row, before: 500, after: 1_800 }, context).taxes).toHaveLength(2);
  });
});

describe('undoRow', () => {
  it('withdraws a rate that has not started', () => {
    const changed = apply(item, buildPriceRow(), context);
    expect(undoRow(changed, buildPriceRow(), context)).toMatchObject({
      item: { units: [{ rates: item.units[0]?.rates }] },
    });
  });
  it('puts back the scheduled rate of the same day that the change replaced', () => {
    const before = buildRate({ rateId: 5, fromDate: '2025-11-25', ratePaise: 9_100 });
    const scheduled = buildItem({ units: [buildUnit({ rates: [buildRate(), before] })] });
    const row = buildPriceRow({ before });
    expect(undoRow(apply(scheduled, row, context), row, context)).toMatchObject({
      item: { units: [{ rates: [buildRate(), before] }] },
    });
  });
  it('lets the old price apply again from today once the new one has started', () => {
    const changed = apply(item, buildPriceRow(), context);
    const result = undoRow(changed, buildPriceRow(), buildBulkContext('2025-11-27'));
    expect('item' in result && pricesOf(result.item as typeof item)).toEqual([
      ['2025-11-01', 9_000],
      ['2025-11-25', 9_500],
      ['2025-11-27', 9_000],
    ]);
  });
  it('leaves a rate whose end would let the one before it apply above the MRP', () => {
    const taxes = [...item.taxes, { fromDate: '2025-11-25', taxBasisPoints: 1_800 }];
    const taxed = buildItem({
      taxes,
      units: [buildUnit({ rates: [buildRate({ ratePaise: 10_000 })] })],
    });
    const row = buildPriceRow({ before: buildRate({ ratePaise: 10_000 }), ratePaise: 9_000 });
    expect(undoRow(apply(taxed, row, context), row, context)).toEqual({
      problem: {
        code: 'rate-above-mrp',
        texts: { pack: '500 g', price: '₹118.00', mrp: '₹110.00' },
      },
    });
  });
  it('leaves a price that somebody changed after the change', () => {
    const changed = apply(item, buildPriceRow({ fromDate: '2025-11-22' }), context);
    const [rate] = changed.units[0]?.rates.slice(-1) ?? [];
    const other = buildItem({
      units: [buildUnit({ rates: [buildRate(), { ...buildRate(), ...rate, ratePaise: 9_700 }] })],
    });
    expect(undoRow(other, buildPriceRow({ fromDate: '2025-11-22' }), context)).toEqual(
      changedMeanwhile,
    );
  });
  it('keeps a started price when there was none before', () => {
    const row = buildPriceRow({ before: null, fromDate: '2025-11-22' });
    const unpriced = buildItem({ units: [buildUnit({ rates: [] })] });
    expect(undoRow(apply(unpriced, row, context), row, context)).toMatchObject({
      problem: { code: 'no-earlier-price' },
    });
  });
  it('takes back status, category, HSN code and a tax rate', () => {
    const row = { kind: 'hsn', itemId: 1, before: '0713', after: '0714' } as const;
    expect(undoRow(apply(item, row, context), row, context)).toMatchObject({
      item: { hsn: '0713' },
    });
    expect(undoRow(item, row, context)).toEqual(changedMeanwhile);
    const status = { kind: 'status', itemId: 1, before: 'on-sale', after: 'hidden' } as const;
    expect(undoRow(apply(item, status, context), status, context)).toMatchObject({
      item: { status: 'on-sale' },
    });
    const category = { kind: 'category', itemId: 1, before: 3, after: 4 } as const;
    expect(undoRow(apply(item, category, context), category, context)).toMatchObject({
      item: { itemTypeId: 3 },
    });
    const tax = {
      kind: 'tax',
      itemId: 1,
      fromDate: '2025-12-01',
      before: 500,
      after: 1_800,
      hasReplaced: false,
    } as const;
    expect(undoRow(apply(item, tax, context), tax, context)).toMatchObject({
      item: { taxes: item.taxes },
    });
  });
  it('keeps a lower tax rate that prices up to the MRP rely on by now', () => {
    const fromDate = '2025-12-01';
    const rates = [buildRate(), buildRate({ rateId: 2, fromDate, ratePaise: 10_400 })];
    const taxes = [{ fromDate: '2025-11-01', taxBasisPoints: 1_800 }];
    const taxed = buildItem({ taxes, units: [buildUnit({ rates })] });
    const lower = { kind: 'tax', itemId: 1, fromDate, before: 1_800, after: 500 } as const;
    const row = { ...lower, hasReplaced: false };
    expect(undoRow(apply(taxed, row, context), row, context)).toMatchObject({
      problem: { code: 'rate-above-mrp' },
    });
  });
});
