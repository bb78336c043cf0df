import { toSheets } from './return-workbook.ts';

describe('sheets of a GST return', () => {
  const item = (rt: number) => ({ num: rt * 100 + 1, itm_det: { rt, txval: 10, camt: 1 } });
  const sheets = toSheets({
    gstin: '29AABCT1234F1ZM',
    fp: '112026',
    b2b: [{ ctin: '29AAKFA4321L1ZB', inv: [{ inum: 'TI/1', val: 22, itms: [item(5), item(18)] }] }],
    hsn: { hsn_b2b: [{ num: 1, hsn_sc: '3401' }], hsn_b2c: [] },
    doc_issue: { doc_det: [{ doc_num: 1, docs: [{ num: 1, from: 'TI/1', totnum: 1 }] }] },
  });
  const rowsOf = (name: string) => sheets.find((sheet) => sheet.name === name)?.rows;

  it('are one for each table, after one that names the return', () => {
    expect(sheets.map(({ name }) => name)).toEqual([
      'return',
      'b2b',
      'hsn_b2b',
      'hsn_b2c',
      'doc_issue',
    ]);
    expect(rowsOf('return')).toEqual([
      ['gstin', 'fp'],
      ['29AABCT1234F1ZM', '112026'],
    ]);
  });
  it('repeat an invoice in the row of each of its rates', () =>
    expect(rowsOf('b2b')).toEqual([
      ['ctin', 'inum', 'val', 'num', 'rt', 'txval', 'camt'],
      ['29AAKFA4321L1ZB', 'TI/1', 22, 501, 5, 10, 1],
      ['29AAKFA4321L1ZB', 'TI/1', 22, 1801, 18, 10, 1],
    ]));
  it('list number ranges with the nature of their documents', () =>
    expect(rowsOf('doc_issue')).toEqual([
      ['doc_num', 'num', 'from', 'totnum'],
      [1, 1, 'TI/1', 1],
    ]));
});
