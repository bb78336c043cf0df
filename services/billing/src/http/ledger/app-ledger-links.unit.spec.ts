import { createAppLedgerLinks, parseAppLedgerPath } from './app-ledger-links.ts';
import { createStatementLinks } from './statement-links.ts';

const links = createAppLedgerLinks('key');
const now = new Date('2026-11-21T08:00:00Z');
const span = { fromDate: '2026-04-01', toDate: '2026-11-20', type: null };
const { url, expiresAt } = links.createLink(5, span, now);
const path = '/bills/ledgers/5/2026-04-01/2026-11-20/all.json';
const parse = (text: string) => {
  const fragment = new URLSearchParams(text);
  return { path, until: fragment.get('until') ?? '', signature: fragment.get('signature') ?? '' };
};
const link = parse(url.split('#')[1] ?? '');

describe('signed link of the ledger page', () => {
  it('opens for an hour', () => {
    expect(expiresAt).toEqual(new Date('2026-11-21T09:00:00Z'));
    expect(links.isValid(link, new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(links.isValid(link, expiresAt)).toBe(false);
  });

  it('has its signature in the fragment only, which is sent to no server', () => {
    const { pathname, search } = new URL(url, 'http://shop');
    expect([pathname, search]).toEqual(['/ledger-report-apk/1/5/0/2026-04-01/2026-11-20', '']);
  });

  it.each([
    ['bill', '1', 'bill'],
    ['payment', '2', 'payment'],
    ['refund', '0', null],
  ] as const)('names type %s as %s', (type, digit, listed) => {
    const { pathname } = new URL(links.createLink(5, { ...span, type }, now).url, 'http://shop');
    expect(pathname.split('/')[4]).toBe(digit);
    const file = path.replace('all', listed ?? 'all');
    expect(parseAppLedgerPath(file)).toEqual({ partyId: 5, span: { ...span, type: listed } });
  });

  it.each([
    ['another party', { path: path.replace('/5/', '/6/') }],
    ['another day', { path: path.replace('04-01', '03-01') }],
    ['another type', { path: path.replace('all', 'bill') }],
    ['a later expiry', { until: String(expiresAt.getTime() + 1) }],
  ])('does not open with %s', (_what, change) =>
    expect(links.isValid({ ...link, ...change }, now)).toBe(false),
  );

  it('does not open with the signature of a statement', () => {
    const statement = createStatementLinks('key').createLink(5, span, now).url.split('?')[1] ?? '';
    expect(links.isValid(parse(statement), now)).toBe(false);
  });
});
