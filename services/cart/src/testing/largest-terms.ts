import { createHash, randomUUID } from 'node:crypto';
import { maxCartLines } from '@tokri/contracts/orders';
import type { QuotedLine } from '@tokri/contracts/pricing';
import fc from 'fast-check';
import type { QuoteTerms } from '../domain/pricing/quote.ts';

const seed = 41;
const maxLengths = { name: 200, hindiName: 200, unitName: 40, brand: 100 };

const lettersIn = (first: number, last: number) =>
  fc.integer({ min: first, max: last }).map((code) => String.fromCharCode(code));
export const hindi = lettersIn(0x0900, 0x097f);
export const latin = lettersIn(0x20, 0x7e);
export const anyScript = lettersIn(0x0900, 0xd7ff);

const paise = fc.integer({ min: 0, max: 999_999_999_99 });
const id = fc.integer({ min: 1, max: 999_999_999 });
const tax = fc.record({
  hsn: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
  taxBasisPoints: fc.constantFrom(0, 500, 1800, 4000),
  taxablePaise: paise,
  cgstPaise: paise,
  sgstPaise: paise,
  igstPaise: paise,
});

/** Every text has the maximum length that staff can save and consists of random letters. */
export const largestTerms = (
  letter: fc.Arbitrary<string>,
  lineCount = maxCartLines,
): QuoteTerms => {
  const text = (length: number, letters = letter) =>
    fc.array(letters, { minLength: length, maxLength: length }).map((chosen) => chosen.join(''));
  const amounts = fc.tuple(
    tax,
    fc.array(paise, { minLength: 6, maxLength: 6 }),
    fc.array(id, { minLength: 5, maxLength: 5 }),
  );
  const line = fc
    .tuple(
      text(maxLengths.name),
      text(maxLengths.hindiName, hindi),
      text(maxLengths.unitName),
      text(maxLengths.brand),
      amounts,
    )
    .map(
      ([
        name,
        hindiName,
        unitName,
        brand,
        [
          taxes,
          [rate, rateWithTax, mrp, discount, total, totalBeforeCoupon],
          [cartLineId, itemId, unitId, offerId, quantity],
        ],
      ]): QuotedLine => ({
        ...taxes,
        cartLineId: cartLineId ?? 0,
        lineKey: randomUUID(),
        itemId: itemId ?? 0,
        unitId: unitId ?? 0,
        offerId: offerId ?? 0,
        name,
        hindiName,
        unitName,
        brand,
        image: createHash('sha256').update(name).digest('hex'),
        tint: 'household',
        itemGroupId: 999_999,
        isFood: true,
        vegetarian: true,
        maxPerOrder: 999,
        quantity: quantity ?? 0,
        ratePaise: rate ?? 0,
        rateWithTaxPaise: rateWithTax ?? 0,
        mrpPaise: mrp ?? 0,
        discountPaise: discount ?? 0,
        totalPaise: total ?? 0,
        totalBeforeCouponPaise: totalBeforeCoupon ?? 0,
      }),
    );
  const lines = fc.sample(line, { seed, numRuns: lineCount });
  return {
    userId: 999_999_999,
    partyId: 999_999_999,
    companyId: 1,
    pdate: '2026-11-22',
    cartVersion: 999_999,
    addressId: 999_999_999,
    pincode: '560034',
    stateCode: '29',
    placeOfSupply: '29',
    slot: {
      slotId: 999_999_999,
      date: '2026-11-22',
      start: '07:00',
      end: '10:00',
      cutOffAt: '2026-11-22T05:00:00.000+05:30',
      feePaise: 99_999,
    },
    lines,
    totals: {
      mrpPaise: 1,
      itemsPaise: 2,
      savingsPaise: 3,
      offerDiscountPaise: 4,
      couponDiscountPaise: 5,
      taxablePaise: 6,
      cgstPaise: 7,
      sgstPaise: 8,
      igstPaise: 9,
      deliveryChargePaise: 10,
      deliveryTaxPaise: 11,
      slotFeePaise: 12,
      roundOffPaise: -13,
      payablePaise: 14,
    },
    taxSummary: fc.sample(tax, { seed, numRuns: lineCount }),
    coupon: { code: 'C'.repeat(40), amountPaise: 999_999 },
    itemCount: 99_900,
    leadTimeMinutes: 20_160,
  };
};
