import { createBillLinks } from './bill-links.ts';

const links = createBillLinks('key');
const now = new Date('2026-11-21T08:00:00Z');
const partsOf = (link: string) => {
  const { searchParams } = new URL(link, 'http://shop');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
};

describe('a signed link to a bill', () => {
  const link = links.createLink(5, now);
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  it('opens its bill for an hour', () =>
    expect(
      [0, 59, 60].map((minutes) => links.isValid({ billId: 5, ...partsOf(link) }, after(minutes))),
    ).toEqual([true, true, false]));
  it('made again a little later, is the same', () =>
    expect([links.createLink(5, after(1)), links.createLink(5, after(9))]).toEqual([
      links.createLink(5, after(10)),
      links.createLink(5, after(10)),
    ]));
  it('opens no other bill', () =>
    expect(links.isValid({ billId: 6, ...partsOf(link) }, now)).toBe(false));
  it('with a later end, does not open', () =>
    expect(
      links.isValid({ billId: 5, ...partsOf(link), until: String(after(9_999).getTime()) }, now),
    ).toBe(false));
  it('of another key, does not open', () =>
    expect(
      links.isValid({ billId: 5, ...partsOf(createBillLinks('other').createLink(5, now)) }, now),
    ).toBe(false));
});
