import type { Item } from '../items/item.ts';
import { groupByTax } from './tax-groups.ts';

const tax = (fromDate: string, taxBasisPoints: number) => ({ fromDate, taxBasisPoints });
const buildItem = (
  itemId: number,
  hsn: string,
  taxes: Item['taxes'],
  status: Item['status'] = 'on-sale',
) => ({ itemId, hsn, taxes, status }) as Item;

const raised = [tax('2026-01-01', 500), tax('2027-01-01', 1800)];

describe('groupByTax', () => {
  it('groups items with the same HSN code and the same rates, in the order of the codes', () => {
    const groups = groupByTax([
      buildItem(1, '3401', raised),
      buildItem(2, '0703', [tax('2026-01-01', 0)]),
      buildItem(3, '3401', [...raised].reverse()),
      buildItem(4, '3401', [tax('2026-01-01', 500)]),
    ]);
    expect(groups.map(({ hsn, items }) => [hsn, items.map(({ itemId }) => itemId)])).toEqual([
      ['0703', [2]],
      ['3401', [1, 3]],
      ['3401', [4]],
    ]);
    expect(groups[1]?.taxes).toEqual(raised);
  });

  it('leaves out deleted items', () => {
    expect(groupByTax([buildItem(1, '3401', raised, 'deleted')])).toEqual([]);
  });
});
