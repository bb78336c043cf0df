import { connectMongo } from '@tokri/service-kit/mongo';
import { testEnvironment } from '@tokri/service-kit/testing';
import { importBill } from '../src/domain/party-accounts/imported-bill.ts';
import { toBillOutboxEntry } from '../src/messaging/outbox-entries.ts';
import { billModel } from '../src/persistence/bills/bill-document.ts';
import { createBillRepository } from '../src/persistence/bills/bill-repository.ts';

const environment = testEnvironment({ service: 'billing', name: 'open-bills' });
const clock = (): Date => new Date('2026-11-30T06:00:00Z');
const billPaise = 10_000;

let connection: Awaited<ReturnType<typeof connectMongo>>;
let bills: ReturnType<typeof createBillRepository>;
beforeAll(async () => {
  connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const model = billModel(connection);
  bills = createBillRepository({ connection, model, toOutboxEntry: toBillOutboxEntry, clock });
  await storeBill(1, { dueDate: '2026-11-30' });
  await storeBill(1, { dueDate: '2026-11-30' });
  await storeBill(2, { dueDate: '2026-11-23' });
  await storeBill(3, { dueDate: '2026-11-29' });
  await storeBill(4, { dueDate: '2026-11-30', paidPaise: billPaise });
  await storeBill(5, { dueDate: '2026-11-30', paidPaise: billPaise - 1 });
});
afterAll(() => connection.close());

const storeBill = async (
  partyId: number,
  { dueDate, paidPaise = 0 }: { readonly dueDate: string; readonly paidPaise?: number },
): Promise<void> => {
  const billId = await bills.nextId();
  const imported = importBill(
    {
      partyId,
      number: `OLD-${billId}`,
      date: '2026-10-01',
      dueDate,
      paidPaise,
      lines: [
        {
          name: 'Rice',
          hsn: '1006',
          unitName: '1 kg',
          quantity: 1,
          ratePaise: billPaise,
          taxBasisPoints: 0,
        },
      ],
    },
    {
      billId,
      buyer: { name: `Party ${partyId}`, gstin: '', address: '1 Main Road', pincode: '560034' },
      stateCode: '29',
      supplierState: '29',
      ownPrefixes: [],
      today: '2026-11-30',
    },
  );
  if (!imported.ok) throw new Error(imported.code);
  await bills.insertImported(imported.value);
};

describe('the parties with bills due on certain dates', () => {
  it('are listed once each, without those that paid and those of other dates', async () => {
    const partyIds = await bills.listPartiesWithBillsDueOn(['2026-11-30', '2026-11-23']);
    expect([...partyIds].sort()).toEqual([1, 2, 5]);
  });

  it('are none when no bill is due then', async () => {
    expect(await bills.listPartiesWithBillsDueOn(['2026-11-28'])).toEqual([]);
    expect(await bills.listPartiesWithBillsDueOn([])).toEqual([]);
  });
});
