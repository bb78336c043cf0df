import * as z from 'zod/mini';
import { itemSelection } from './price-fields.ts';

const selection = z.object(itemSelection);

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
});
