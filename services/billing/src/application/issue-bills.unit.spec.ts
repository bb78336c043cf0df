import { Problem } from '@tokri/contracts';
import { failureKind } from '@tokri/service-kit/kafka';
import { saleOf, taxedLine } from '../testing/sales.ts';
import { addresseeOfSale, issueBills, type BillNeeds } from './issue-bills.ts';
import type { BuyerBook } from './ports/buyers.ts';

const place = {
  pincode: '560034',
  stateCode: '29',
  name: 'Meera Nair',
  mobile: '+919000000002',
  address: '1 Main Road',
};
const book = (known: { readonly place: boolean }): BuyerBook =>
  ({
    place: async () => (known.place ? place : null),
    party: async () => null,
  }) as unknown as BuyerBook;
const failureOf = (buyers: BuyerBook, partyId: number) =>
  addresseeOfSale({ buyers }, { addressId: 3, partyId }).then(
    () => 'none',
    (error: unknown) => [failureKind(error), error instanceof Problem && error.code],
  );

describe('the buyer of a packed order', () => {
  it('whose address user has told of, is found', async () =>
    expect(await failureOf(book({ place: true }), 0)).toBe('none'));
  it('whose address comes later on another topic, is waited for', async () =>
    expect(await failureOf(book({ place: false }), 0)).toEqual(['not-yet', 'not-known-yet']));
  it('whose party comes later on another topic, is waited for', async () =>
    expect(await failureOf(book({ place: true }), 5)).toEqual(['not-yet', 'not-known-yet']));
});

describe('news of packing, sent again by staff', () => {
  /** A book without a bill so far; answers the keys of the drafts that were asked for. */
  const draftsOf = async (isOver: boolean): Promise<readonly string[]> => {
    const drafts: string[] = [];
    await issueBills(
      {
        sales: {
          byOrder: async () => ({
            orderId: 1,
            userId: 7,
            partyId: 0,
            transactionNumber: 'T1',
            sale: saleOf([taxedLine]),
            isOver,
          }),
        },
        bills: {
          nextId: async () => 1,
          draft: async (key: string, bill: object) => {
            drafts.push(key);
            return { number: 'IN/26-27/0000001', bill };
          },
        },
        buyers: book({ place: true }),
        clock: () => new Date('2026-11-22T06:00:00Z'),
      } as unknown as BillNeeds,
      1,
    );
    return drafts;
  };
  it('of an order that goes on, writes its bill', async () =>
    expect(await draftsOf(false)).toHaveLength(1));
  it('of an order that was cancelled meanwhile, writes none: no credit note would follow', async () =>
    expect(await draftsOf(true)).toEqual([]));
});
