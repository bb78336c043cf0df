import { buildBill, buildNote, buyerGstin } from '../../testing/filing.ts';
import { firstOpenGroup, isSmallBill, toConsolidationGroup } from './small-bill.ts';

const untaxed = (paise: number) => ({
  lines: [{ taxablePaise: paise, taxBasisPoints: 0 }],
  kind: 'BillOfSupply' as const,
});

describe('isSmallBill', () => {
  it.each([
    ['a bill of ₹199', buildBill(untaxed(19_900)), true],
    ['a bill of ₹200', buildBill(untaxed(20_000)), false],
    ['a bill of a registered buyer', buildBill({ gstin: buyerGstin }), false],
    ['a bill of a business customer', buildBill({ partyId: 5 }), false],
    ['a bill on account', buildBill({ account: { dueDate: '2026-12-21', paidPaise: 0 } }), false],
    ['a bill of an earlier system', buildBill({ orderId: 0 }), false],
    ['a credit note', buildNote(), false],
    ['an order confirmation', buildBill({ kind: 'OrderConfirmation' }), false],
  ])('decides on %s', (_what, bill, expected) => expect(isSmallBill(bill)).toBe(expected));
});

describe('firstOpenGroup', () => {
  const group = toConsolidationGroup(buildBill({ date: '2026-11-21' }));
  const isClosable = (at: string): boolean => group < firstOpenGroup(new Date(at));

  it('closes a day ten minutes after its midnight in India', () => {
    expect(isClosable('2026-11-21T18:39:59Z')).toBe(false);
    expect(isClosable('2026-11-21T18:40:00Z')).toBe(true);
  });
});
