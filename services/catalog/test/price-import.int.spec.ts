import { randomUUID } from 'node:crypto';
import { startBulkChanges, type BulkChanges } from './bulk-change-scenario.ts';

let admin: BulkChanges;
beforeAll(async () => {
  admin = await startBulkChanges('price-import');
});
afterAll(() => admin.catalog.stop());

describe('prices from a spreadsheet', () => {
  it('leave out unchanged rows and name row, column and rule of wrong ones', async () => {
    const [id = 0, same = 0] = await admin.createItems(2);
    const UnitId = String(await admin.firstUnitId(id));
    const sameUnit = String(await admin.firstUnitId(same));
    const BatchId = randomUUID();
    const rows = [
      { Row: 2, UnitId, Rate: '95.50', Mrp: '110' },
      { Row: 3, UnitId: sameUnit, Rate: '90', Mrp: '110' },
      { Row: 4, UnitId: '999999', Rate: '1', Mrp: '2' },
      { Row: 5, UnitId, PartyId: '7', Rate: 'many', Mrp: '110' },
    ];
    await admin.uploadRows(BatchId, rows);
    expect((await admin.uploadRows(BatchId, rows)).body).toMatchObject([{ Error: 0 }]);
    expect(await admin.read(BatchId)).toMatchObject({
      Rows: 1,
      Unchanged: 1,
      ErrorCount: 2,
      Errors: [
        {
          Row: 4,
          Column: 'UnitId',
          Rule: 'unknown-unit',
          ItemName: '',
          UnitName: '',
          Message: 'There is no pack with the number 999999.',
        },
        {
          Row: 5,
          Column: 'Rate',
          Rule: 'amount',
          ItemName: expect.stringMatching(/./) as string,
          UnitName: expect.stringMatching(/./) as string,
          Message: '“many” is not an amount above 0 with at most two decimal places.',
        },
      ],
    });
    await admin.run(BatchId);
    expect(await admin.ratesOf(id)).toEqual([90, 95.5]);
  });
  it('may be those that customers pay, with GST', async () => {
    const [id = 0, same = 0] = await admin.createItems(2);
    const BatchId = randomUUID();
    await admin.uploadRows(BatchId, [
      { Row: 2, UnitId: String(await admin.firstUnitId(id)), RateWithTax: '105', Mrp: '110' },
      { Row: 3, UnitId: String(await admin.firstUnitId(same)), RateWithTax: '94.50', Mrp: '110' },
      { Row: 4, UnitId: '999999', Mrp: '110' },
    ]);
    expect(await admin.read(BatchId)).toMatchObject({
      Rows: 1,
      Unchanged: 1,
      Errors: [{ Row: 4, Column: 'RateWithTax', Rule: 'amount' }],
    });
    await admin.run(BatchId);
    expect(await admin.ratesOf(id)).toEqual([90, 100]);
  });
  it('refuses a file that holds no rows', async () =>
    expect((await admin.uploadRows(randomUUID(), { Row: 1 })).body).toMatchObject([
      { Error: 1, Code: 'rows-invalid' },
    ]));
});
