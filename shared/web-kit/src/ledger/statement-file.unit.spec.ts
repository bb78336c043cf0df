import type { LedgerEntryResponse } from '@tokri/contracts/api';
import { createTableFile } from '@tokri/web-kit/table-file';
import { toStatementRows } from './statement-file.ts';

const buildEntry = (changes: Partial<LedgerEntryResponse> = {}): LedgerEntryResponse => ({
  Number: 1,
  Date: '2026-11-20',
  Type: 'bill',
  Reference: 'TI/26-27/0000001',
  DocumentDate: '2026-11-20',
  TransactionId: 42,
  BillId: 9,
  Debit: 123_456.5,
  Credit: 0,
  Balance: 123_456.5,
  Through: '',
  Cause: '',
  Reason: '',
  StaffId: 0,
  ...changes,
});
const payment = buildEntry({
  Number: 2,
  Type: 'payment',
  Reference: 'T2611-42',
  DocumentDate: '2026-11-18',
  Debit: 0,
  Credit: 23_456.5,
  Balance: 100_000,
  Through: 'cash',
});
const buildLedger = (Entries = [buildEntry(), payment], EntryCount = Entries.length) => ({
  PartyId: 5,
  FromDate: '2026-11-01',
  ToDate: '2026-11-30',
  OpeningBalance: -500,
  TotalDebit: 123_456.5,
  TotalCredit: 23_456.5,
  ClosingBalance: 99_500,
  EntryCount,
  Entries,
});

describe('toStatementRows', () => {
  it('opens with the balance before the span and ends with the one after it', () =>
    expect(toStatementRows(buildLedger(), [payment]).map((row) => [row[1], row[7]])).toEqual([
      ['Entry', 'Balance'],
      ['Opening balance', -500],
      ['Payment', 100_000],
      ['Closing balance', 99_500],
    ]));

  it('guards cells that look like formulas', async () => {
    const reason = '=HYPERLINK("http://x.example")';
    const entry = buildEntry({ Type: 'adjustment', Cause: 'staff', Reason: reason });
    const csv = await createTableFile.csv(toStatementRows(buildLedger(), [entry]));
    const text = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(csv);
    });
    expect(text).toContain(`"'=HYPERLINK(""http://x.example"")"`);
  });
});
