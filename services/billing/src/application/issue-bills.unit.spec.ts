import { Problem } from '@tokri/contracts';
import { failureKind } from '@tokri/service-kit/kafka';
import { addresseeOfSale } from './issue-bills.ts';
import type { BuyerBook } from './ports/buyers.ts';

const place = { pincode: '560034', stateCode: '29', name: 'Meera Nair', mobile: '+919000000002', address: '1 Main Road' };
const book = (known: { readonly place: boolean }): BuyerBook => ({ place: async () => (known.place ? place : null), party: async () => null }) as unknown as BuyerBook;
const failureOf = (buyers: BuyerBook, partyId: number) => addresseeOfSale({ buyers }, { addressId: 3, partyId }).then(() => 'none', (error: unknown) => [failureKind(error), error instanceof Problem && error.code]);

describe('the buyer of a packed order', () => {
  it('whose address user has told of, is found', async () => expect(await failureOf(book({ place: true }), 0)).toBe('none'));
  it('whose address comes later on another topic, is waited for', async () => expect(await failureOf(book({ place: false }), 0)).toEqual(['not-yet', 'not-known-yet']));
  it('whose party comes later on another topic, is waited for', async () => expect(await failureOf(book({ place: true }), 5)).toEqual(['not-yet', 'not-known-yet']));
});
