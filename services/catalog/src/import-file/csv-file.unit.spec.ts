import { ImportFileError } from '../application/ports/imports.ts';
import type { Row } from '../domain/import/row.ts';
import { openCsv } from './csv-file.ts';

const open = (text: string) => openCsv(Buffer.from(text));
const readRows = async (text: string): Promise<Row[]> => {
  const rows: Row[] = [];
  for await (const row of (await open(text))?.rows() ?? []) rows.push(row);
  return rows;
};

describe('openCsv', () => {
  it('reads a byte-order mark, quoted line breaks and unnamed columns', async () => {
    expect(
      await readRows('\uFEFFindex,product,,\r\n1,"Oil, ""cold""\npressed",x,y\r\n2,Tea\r\n'),
    ).toEqual([
      {
        number: 2,
        cells: ['1', 'Oil, "cold"\npressed', 'x', 'y'],
        columns: { index: '1', product: 'Oil, "cold"\npressed' },
      },
      { number: 3, cells: ['2', 'Tea'], columns: { index: '2', product: 'Tea' } },
    ]);
  });
  it('can be read twice', async () => {
    const file = await open('a,b\n1,2\n');
    const count = async (): Promise<number> => {
      let rows = 0;
      for await (const _row of file?.rows() ?? []) rows += 1;
      return rows;
    };
    expect([await count(), await count()]).toEqual([1, 1]);
  });
  it('returns the header and fails at the row with an unclosed quote', async () => {
    const file = await open('a,b\n1,2\n3,"open\n');
    expect(await file?.columns()).toEqual(['a', 'b']);
    await expect(readRows('a,b\n1,2\n3,"open\n')).rejects.toThrow(ImportFileError);
    await expect(readRows('a,b\n1,2\n3,"open\n')).rejects.toMatchObject({ row: 3 });
  });
  it('reads files larger than one chunk', async () => {
    const rows = await readRows(
      `index,product\n${Array.from({ length: 10_000 }, (_, index) => `${index},Product number ${index} है`).join('\n')}`,
    );
    expect([rows.length, rows.at(-1)]).toEqual([
      10_000,
      {
        number: 10_001,
        cells: ['9999', 'Product number 9999 है'],
        columns: { index: '9999', product: 'Product number 9999 है' },
      },
    ]);
  });
  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a zip', Buffer.from([0x50, 0x4b, 3, 4, 0, 0])],
    ['bytes that are no UTF-8', Buffer.from([0x61, 0x2c, 0x62, 0x0a, 0xff, 0xfe, 0x2c, 0x31])],
    ['one column', Buffer.from('just text\nmore')],
  ])('rejects %s', async (_name, bytes) => {
    expect(await openCsv(bytes)).toBeNull();
  });
});
