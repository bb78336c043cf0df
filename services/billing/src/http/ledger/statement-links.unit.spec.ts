import { createStatementLinks, parseStatementPath } from './statement-links.ts';

const links = createStatementLinks('key');
const now = new Date('2026-11-21T08:00:00Z');
const span = { fromDate: '2026-04-01', toDate: '2026-11-20', type: null };
const parse = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'http://shop');
  return {
    path: pathname,
    until: searchParams.get('until') ?? '',
    signature: searchParams.get('signature') ?? '',
  };
};
const { url, expiresAt } = links.createLink(5, span, now);
const link = parse(url);

describe('signed link of a statement', () => {
  it('opens for an hour', () => {
    expect(expiresAt).toEqual(new Date('2026-11-21T09:00:00Z'));
    expect(links.isValid(link, new Date(expiresAt.getTime() - 1))).toBe(true);
    expect(links.isValid(link, expiresAt)).toBe(false);
  });
  it('names party, span and type', () => {
    expect(parseStatementPath(link.path)).toEqual({ partyId: 5, span });
    const refunds = { ...span, type: 'refund' as const };
    expect(parseStatementPath(parse(links.createLink(5, refunds, now).url).path)).toEqual({
      partyId: 5,
      span: refunds,
    });
  });
  it.each([
    ['another party', { path: link.path.replace('/5/', '/6/') }],
    ['another day', { path: link.path.replace('04-01', '03-01') }],
    ['a later expiry', { until: String(expiresAt.getTime() + 1) }],
  ])('does not open with %s', (_what, change) =>
    expect(links.isValid({ ...link, ...change }, now)).toBe(false),
  );
  it('does not open with another key', () =>
    expect(
      links.isValid(parse(createStatementLinks('other').createLink(5, span, now).url), now),
    ).toBe(false));
});
