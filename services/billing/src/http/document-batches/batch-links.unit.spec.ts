import { maxBatchBills } from '@tokri/contracts/orders';
import { createStatementLinks } from '../ledger/statement-links.ts';
import {
  billBatchPath,
  createBatchLinks,
  parseBillBatchPath,
  parseStatementBatchPath,
  statementBatchPath,
} from './batch-links.ts';

const { billBatch, statementBatch } = createBatchLinks('key');
const now = new Date('2026-11-21T08:00:00Z');
const span = { fromDate: '2026-11-01', toDate: '2026-11-20', type: null };
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  return {
    path: pathname,
    until: searchParams.get('until') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
};
const bills = billBatch.createLink([12, 5], now);
const statements = statementBatch.createLink([3, 4], span, now);

describe('signed links of files of many documents', () => {
  it.each([
    ['bills', billBatch, bills],
    ['statements', statementBatch, statements],
  ])('open %s for an hour', (_what, links, { url, expiresAt }) => {
    expect(expiresAt).toEqual(new Date('2026-11-21T09:00:00Z'));
    expect(links.isValid(parse(url), new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(links.isValid(parse(url), expiresAt)).toBe(false);
  });

  it('name what the file holds, in its order', () => {
    expect(parseBillBatchPath(parse(bills.url).path)).toEqual([12, 5]);
    expect(parseStatementBatchPath(parse(statements.url).path)).toEqual({ partyIds: [3, 4], span });
  });

  it('open no other bill, party or day', () => {
    const [bill, statement] = [parse(bills.url), parse(statements.url)];
    const changed = (path: string, from: string, to: string) => path.replace(from, to);
    expect(billBatch.isValid({ ...bill, path: changed(bill.path, '12', '13') }, now)).toBe(false);
    for (const [from, to] of [
      ['3,4', '3,5'],
      ['11-01', '10-01'],
    ] as const)
      expect(
        statementBatch.isValid({ ...statement, path: changed(statement.path, from, to) }, now),
      ).toBe(false);
  });

  it('are not opened by the signature of another kind of file', () => {
    const single = parse(createStatementLinks('key').createLink(3, span, now).url);
    expect(statementBatch.isValid(single, now)).toBe(false);
    expect(billBatch.isValid(parse(statements.url), now)).toBe(false);
  });

  it('take no more bills than a file holds', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',');
    expect(billBatchPath.test(`/bills/batches/${ids(maxBatchBills)}.pdf`)).toBe(true);
    expect(billBatchPath.test(`/bills/batches/${ids(maxBatchBills + 1)}.pdf`)).toBe(false);
    expect(statementBatchPath.test('/bills/statement-batches/2026-11-01/2026-11-20/.pdf')).toBe(
      false,
    );
  });
});
