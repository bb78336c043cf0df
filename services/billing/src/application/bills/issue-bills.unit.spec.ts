import { companyRecord } from '@tokri/service-kit/testing';
import { ProblemError } from '@tokri/contracts/problems';
import { classifyFailure } from '@tokri/service-kit/kafka';
import { buildSale, taxedLine } from '../../testing/sales.ts';
import { findBillAddresses, issueBills, type IssueBillsDeps } from './issue-bills.ts';
import type { BuyerDirectory } from '../ports/buyers.ts';

const deliveryLocation = {
  pincode: '560034',
  stateCode: '29',
  name: 'Meera Nair',
  mobile: '+919000000002',
  address: '1 Main Road',
};
const buildDirectory = (known: { readonly address: boolean }): BuyerDirectory =>
  ({
    findDeliveryLocation: async () => (known.address ? deliveryLocation : null),
    findParty: async () => null,
  }) as unknown as BuyerDirectory;
const findIssueError = (buyers: BuyerDirectory, partyId: number) =>
  findBillAddresses({ buyers }, { addressId: 3, partyId }).then(
    () => 'none',
    (error: unknown) => [classifyFailure(error), error instanceof ProblemError && error.code],
  );

describe('findBillAddresses', () => {
  it('finds a known address', async () =>
    expect(await findIssueError(buildDirectory({ address: true }), 0)).toBe('none'));
  it('waits for an address that arrives later on another topic', async () =>
    expect(await findIssueError(buildDirectory({ address: false }), 0)).toEqual([
      'missing-dependency',
      'not-known-yet',
    ]));
  it('waits for a party that arrives later on another topic', async () =>
    expect(await findIssueError(buildDirectory({ address: true }), 5)).toEqual([
      'missing-dependency',
      'not-known-yet',
    ]));
});

describe('issueBills for a redelivered packing event', () => {
  const issueDrafts = async (hasOrderEnded: boolean): Promise<readonly string[]> => {
    const drafts: string[] = [];
    await issueBills(
      {
        sales: {
          findByOrder: async () => ({
            orderId: 1,
            userId: 7,
            partyId: 0,
            transactionNumber: 'T1',
            sale: buildSale([taxedLine]),
            hasOrderEnded,
          }),
        },
        requireCompany: () => companyRecord,
        bills: {
          nextId: async () => 1,
          insertDraft: async (key: string, bill: object) => {
            drafts.push(key);
            return { number: 'IN/26-27/0000001', bill };
          },
        },
        buyers: buildDirectory({ address: true }),
        clock: () => new Date('2026-11-22T06:00:00Z'),
      } as unknown as IssueBillsDeps,
      1,
    );
    return drafts;
  };
  it('issues the bill of an active order', async () =>
    expect(await issueDrafts(false)).toHaveLength(1));
  it('issues no bill for an order that was cancelled meanwhile', async () =>
    expect(await issueDrafts(true)).toEqual([]));
});
