import type { Bill } from '../../domain/bills/bill.ts';
import type { EInvoice } from '../../domain/e-invoices/e-invoice.ts';
import { buildEInvoice, buildRegistration } from '../../testing/e-invoices.ts';
import { buildBill, buyerGstin, supplierGstin } from '../../testing/filing.ts';
import type { EInvoiceStore, RegistrationResult } from '../ports/e-invoices.ts';
import { registerDocuments, type RegisterDocumentsDeps } from './register-documents.ts';

const now = new Date('2026-11-21T12:00:00Z');
const seller = { name: 'Tokri', address: 'Bengaluru 560022', gstin: supplierGstin, fssai: '' };
const refused = { kind: 'refused', failure: { code: '3028', message: 'x' } } as const;
const registered = { kind: 'registered', registration: buildRegistration() } as const;

const createMemoryStore = (unqueued: readonly Bill[]) => {
  const eInvoices = new Map<number, EInvoice>();
  const queue = new Map(unqueued.map((bill) => [bill.billId, bill]));
  const change = (billId: number, changes: Partial<EInvoice>) => {
    const eInvoice = eInvoices.get(billId) ?? buildEInvoice({ billId });
    eInvoices.set(billId, { ...eInvoice, ...changes });
    return Promise.resolve();
  };
  const store: EInvoiceStore = {
    listUnqueued: () => Promise.resolve([...queue.values()]),
    markQueued: (billId) => {
      queue.delete(billId);
      return Promise.resolve();
    },
    insert: (billId, dueAt) =>
      change(billId, { attempts: 0, dueAt, registration: null, failure: null }),
    listDue: (at) =>
      Promise.resolve([...eInvoices.values()].filter(({ dueAt }) => dueAt && dueAt <= at)),
    claim: async ({ billId, attempts }, until) => {
      await change(billId, { dueAt: until, attempts: attempts + 1 });
      return true;
    },
    saveRegistration: (billId, registration) => change(billId, { registration, dueAt: null }),
    saveFailure: (billId, { failure, dueAt }) => change(billId, { failure, dueAt }),
    saveCancellation: (billId, cancellation) => change(billId, { cancellation }),
    oldestWaitingSince: () => Promise.resolve(null),
    find: (billId) => Promise.resolve(eInvoices.get(billId) ?? null),
    findByBillIds: () => Promise.resolve(eInvoices),
  };
  return { store, eInvoices, queue };
};

const start = (
  results: readonly RegistrationResult[],
  { firstEInvoiceDate = '2026-11-01', changes = {} as Partial<EInvoiceStore> } = {},
) => {
  const bills = [1, 2].map((billId) => buildBill({ billId, gstin: buyerGstin }));
  const memory = createMemoryStore(bills);
  const asked: number[] = [];
  const deps: RegisterDocumentsDeps = {
    eInvoices: { ...memory.store, ...changes },
    invoiceRegistry: {
      register: ({ bill }) => {
        asked.push(bill.billId);
        return Promise.resolve(results[asked.length - 1] ?? registered);
      },
      cancel: () => Promise.resolve({ kind: 'cancelled' }),
    },
    bills: { findById: (id) => Promise.resolve(bills.find(({ billId }) => billId === id) ?? null) },
    requireCompany: () => ({ seller, stateCode: '29', billPrefixes: [] }),
    clock: () => now,
    firstEInvoiceDate,
  };
  return { deps, asked, ...memory };
};

describe('registerDocuments', () => {
  it('registers what is due and keeps the IRN beside the document', async () => {
    const { deps, eInvoices, queue } = start([]);
    await registerDocuments(deps);
    expect(queue.size).toBe(0);
    expect(eInvoices.get(2)).toMatchObject({ registration: registered.registration, dueAt: null });
  });

  it('stops when the portal does not respond, and tries the same document a minute later', async () => {
    const { deps, asked, eInvoices } = start([{ kind: 'no-response' }]);
    await registerDocuments(deps);
    expect(asked).toEqual([1]);
    expect(eInvoices.get(1)).toMatchObject({
      attempts: 1,
      dueAt: new Date('2026-11-21T12:01:00Z'),
      failure: null,
    });
    expect(eInvoices.get(2)).toMatchObject({ attempts: 0, dueAt: now });
  });

  it('goes on after a refusal, which it keeps', async () => {
    const { deps, eInvoices } = start([refused]);
    await registerDocuments(deps);
    expect(eInvoices.get(1)).toMatchObject({ failure: refused.failure, registration: null });
    expect(eInvoices.get(2)).toMatchObject({ registration: registered.registration });
  });

  it('asks for none that another process has claimed', async () => {
    const { deps, asked } = start([], { changes: { claim: () => Promise.resolve(false) } });
    await registerDocuments(deps);
    expect(asked).toEqual([]);
  });

  it('keeps the mark of a document whose e-invoice could not be stored', async () => {
    const insert = () => Promise.reject(new Error('the store is away'));
    const { deps, queue } = start([], { changes: { insert } });
    await expect(registerDocuments(deps)).rejects.toThrow('the store is away');
    expect(queue.size).toBe(2);
  });

  it('only removes the mark of a document from before the first date', async () => {
    const { deps, asked, queue } = start([], { firstEInvoiceDate: '2026-12-01' });
    await registerDocuments(deps);
    expect([asked.length, queue.size]).toEqual([0, 0]);
  });
});
