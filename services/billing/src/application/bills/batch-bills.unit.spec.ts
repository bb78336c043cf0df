import { maxBatchBills } from '@tokri/contracts/orders';
import { buildBill } from '../../testing/filing.ts';
import type { BillKey } from '../ports/bills.ts';
import { findBillsOfOrders, findBillsOfSpan, readBatch } from './batch-bills.ts';

const span = { fromDate: '2026-11-01', toDate: '2026-11-30', partyId: null };
const keys: readonly BillKey[] = [
  { billId: 1, date: '2026-11-02', number: 'TI/26-27/0000003' },
  { billId: 2, date: '2026-11-01', number: 'TI/26-27/0000002' },
  { billId: 3, date: '2026-11-01', number: 'BS/26-27/0000009' },
];

describe('findBillsOfSpan', () => {
  it('orders them by date and number, and looks for one more than a file takes', async () => {
    const listKeys = jest.fn(() => Promise.resolve(keys));
    expect(await findBillsOfSpan({ bills: { listKeys } }, span)).toEqual([3, 2, 1]);
    expect(listKeys).toHaveBeenCalledWith(span, maxBatchBills + 1);
  });

  it('refuses more days than a report has before it looks', async () => {
    const listKeys = jest.fn(() => Promise.resolve(keys));
    await expect(
      findBillsOfSpan({ bills: { listKeys } }, { ...span, fromDate: '2025-01-01' }),
    ).rejects.toMatchObject({ code: 'bad-input', errors: [{ field: 'ToDate' }] });
    expect(listKeys).not.toHaveBeenCalled();
  });
});

describe('findBillsOfOrders', () => {
  it('lists at most one more than a file takes', async () => {
    const many = Array.from({ length: maxBatchBills + 50 }, (_, billId) => buildBill({ billId }));
    const bills = { listByOrders: () => Promise.resolve(many) };
    expect(await findBillsOfOrders({ bills }, [1])).toHaveLength(maxBatchBills + 1);
  });
});

describe('readBatch', () => {
  const ids = Array.from({ length: 45 }, (_, index) => 45 - index);

  it('reads a few bills at a time, in the order of the batch', async () => {
    const reads: number[] = [];
    const bills = {
      findByIds: (asked: readonly number[]) => {
        reads.push(asked.length);
        return Promise.resolve([...asked].reverse().map((billId) => buildBill({ billId })));
      },
    };
    const read: number[] = [];
    for await (const { billId } of readBatch({ bills }, ids)) {
      read.push(billId);
      if (read.length === 1) expect(reads).toEqual([20]);
    }
    expect(read).toEqual(ids);
    expect(reads).toEqual([20, 20, 5]);
  });

  it('breaks off at a bill that is missing', async () => {
    const bills = { findByIds: () => Promise.resolve([buildBill({ billId: 1 })]) };
    const batch = readBatch({ bills }, [1, 2]);
    expect((await batch.next()).value).toMatchObject({ billId: 1 });
    await expect(batch.next()).rejects.toMatchObject({ code: 'not-found' });
  });
});
