import { createBillLinks } from './bill-links.ts';

const links = createBillLinks('key');
const now = new Date('2026-11-21T08:00:00Z');
const parseLink = (link: string) => {
  const { searchParams } = new URL(link, 'http://shop');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
};

describe('signed bill link', () => {
  const link = links.createLink(5, now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  it('opens its bill for an hour', () =>
    expect(
      [0, 59, 60].map((minutes) =>
        links.isValid({ billId: 5, ...parseLink(link) }, after(minutes)),
      ),
    ).toEqual([true, true, false]));
  it('stays the same when created again shortly after', () =>
    expect([links.createLink(5, after(1)), links.createLink(5, after(9))]).toEqual([
      links.createLink(5, after(10)),
      links.createLink(5, after(10)),
    ]));
  it('does not open another bill', () =>
    expect(links.isValid({ billId: 6, ...parseLink(link) }, now)).toBe(false));
  it('does not open with a changed expiry', () =>
    expect(
      links.isValid({ billId: 5, ...parseLink(link), until: String(after(9_999).getTime()) }, now),
    ).toBe(false));
  it('does not open with another key', () =>
    expect(
      links.isValid({ billId: 5, ...parseLink(createBillLinks('other').createLink(5, now)) }, now),
    ).toBe(false));
});
