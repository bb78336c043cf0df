import { toCountRows } from './read-counts.ts';

const header = ['Pack number', 'Code', 'On the shelf'];

describe('toCountRows', () => {
  it('reads packs and counts, and leaves out rows without a count', () => {
    expect(toCountRows([header, [30, 'ON1', 12], [31, 'ON2', null], ['32', '', "'7"]])).toEqual([
      { Row: 2, UnitId: '30', Counted: '12' },
      { Row: 4, UnitId: '32', Counted: '7' },
    ]);
  });

  it('reads a file of earlier versions, which had the threshold of low stock', () => {
    expect(
      toCountRows([
        [...header, 'Low at'],
        [30, 'ON1', 12, 40],
      ]),
    ).toEqual([{ Row: 2, UnitId: '30', Counted: '12' }]);
  });

  it('knows the columns of a file that was exported in Hindi', () => {
    expect(
      toCountRows([
        ['पैक नंबर', 'शेल्फ़ पर'],
        ['30', '4'],
      ]),
    ).toEqual([{ Row: 2, UnitId: '30', Counted: '4' }]);
  });

  it('names the columns that are missing', () => {
    expect(() => toCountRows([['Pack number'], ['30']])).toThrow(
      'These columns are missing: On the shelf.',
    );
  });

  it('refuses a file without a count', () => {
    expect(() => toCountRows([header, [30, 'ON1', '']])).toThrow('The file has no counts.');
  });
});
