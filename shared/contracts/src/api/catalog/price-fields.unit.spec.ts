import * as z from 'zod/mini';
import { hasOneSelection, itemSelection, needsSelection } from './price-fields.ts';

const selection = z.object(itemSelection).check(needsSelection, hasOneSelection);

describe('the selection of a bulk change', () => {
  it('reads the filter of a list once in the BFF and again in the service', () => {
    const sent = { Filter: { Search: 'onion', Status: '1', ItemGroupId: '2', LocationId: '1' } };
    const forwarded = selection.parse(sent);
    expect(forwarded.Filter).toEqual({ Search: 'onion', Status: 1, ItemGroupId: 2, LocationId: 1 });
    expect(selection.parse(forwarded)).toEqual(forwarded);
  });
  it.each([
    ['ItemGroupId', '-1', 'must be a positive whole number'],
    ['Status', '7', 'must be 0, 1 or 2'],
  ])('refuses a filter with the %s %s', (name, value, message) => {
    const { error } = selection.safeParse({ Filter: { [name]: value } });
    expect(error?.issues).toMatchObject([{ path: ['Filter', name], message }]);
  });
  it.each([
    ['neither ids nor a filter', {}, 'ItemIds', 'must name items, unless Filter selects them'],
    [
      'ids and a filter',
      { ItemIds: [3], Filter: { Search: 'onion' } },
      'Filter',
      'must be empty when ItemIds names items',
    ],
  ])('refuses %s', (_name, sent, field, message) => {
    expect(selection.safeParse(sent).error?.issues).toMatchObject([{ path: [field], message }]);
  });
  it('means all items with an empty filter, as the page sends it', () => {
    expect(selection.parse({ ItemIds: [], Filter: {} })).toEqual({ ItemIds: [], Filter: {} });
    expect(selection.parse({ ItemIds: [3], Filter: {} }).ItemIds).toEqual([3]);
  });
});
