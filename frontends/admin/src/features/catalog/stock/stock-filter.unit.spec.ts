import { stockPath, stockStates } from '@tokri/contracts/orders';
import { formatStockFilter, parseStockFilter } from './stock-filter.ts';

const parse = (path: string) =>
  parseStockFilter(new URL(path, 'https://shop.example').searchParams);

describe('parseStockFilter', () => {
  it.each([[['low']], [['out']], [stockStates]] as const)(
    'understands the link of a message about %j',
    (states) => {
      const filter = parse(stockPath(3, states));
      expect(filter).toMatchObject({ locationId: 3, stock: states });
      expect(formatStockFilter(filter)).toEqual({ LocationId: '3', Stock: states.join(',') });
    },
  );
  it('ignores states that it does not know', () => {
    expect(parse('/admin/stock?LocationId=3&Stock=low,lost').stock).toEqual(['low']);
    expect(parse('/admin/stock?LocationId=3').stock).toEqual([]);
  });
});
