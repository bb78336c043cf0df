import { formatRupees } from '../money/money.ts';
import { standardDeliveryTax } from '../pricing/delivery.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { buildCart, buildLine } from '../pricing/testing/carts.fixture.ts';
import { checkTaxNumber, isStateCode, shopTaxPercents, stateName } from '../tax/index.ts';
import {
  checkDeliveryCode,
  checkMobile,
  hasFoodLicence,
  receivesSms,
} from '../validation/index.ts';
import { marketText } from './market-text.ts';
import { setShopMarket } from './shop-market.ts';

beforeAll(() => {
  setShopMarket(1);
});
afterAll(() => {
  setShopMarket(0);
});

describe('a shop in the United Kingdom', () => {
  it('writes amounts in pounds and groups digits by three', () => {
    expect([formatRupees(150), formatRupees(123_456_789, 'always')]).toEqual([
      '£1.50',
      '£1,234,567.89',
    ]);
  });
  it.each(['07700900123', '+44 7700 900123', '447700900123', '7700900123'])(
    'takes the mobile number %s as one that gets SMS',
    (typed) => {
      expect(checkMobile(typed)).toEqual({ ok: true, value: '+447700900123' });
      expect(receivesSms('+447700900123')).toBe(true);
    },
  );
  it.each(['9876543210', '+919876543210', '02079460000'])('rejects the number %s', (typed) =>
    expect(checkMobile(typed)).toMatchObject({ ok: false }),
  );
  it('has postcodes, one State and VAT numbers', () => {
    expect(checkDeliveryCode('sw1a1aa')).toEqual({ ok: true, value: 'SW1A 1AA' });
    expect(checkDeliveryCode('560034')).toMatchObject({ ok: false });
    expect([isStateCode('GB'), isStateCode('29'), stateName('GB')]).toEqual([
      true,
      false,
      'United Kingdom',
    ]);
    expect(checkTaxNumber('GB980780684')).toMatchObject({ ok: true });
    expect(checkTaxNumber('29AABCT1234F1ZM')).toMatchObject({ ok: false });
    expect(hasFoodLicence('')).toBe(true);
  });
  it.each([
    [
      'Please enter a valid Pincode! ₹20 with GST, MRP 30 rupees',
      'Please enter a valid Postcode! £20 with VAT, RRP 30 pounds',
    ],
    ['Grievance officer: Amelia Hart', 'Complaints contact: Amelia Hart'],
    ['To 50 paise', 'To 50 pence'],
    ['Pay by UPI or on delivery', 'Pay by card or on delivery'],
    ['Customers pay by UPI or card.', 'Customers pay by card.'],
    ['UPI से या डिलीवरी पर, एमआरपी पर', 'कार्ड से या डिलीवरी पर, RRP पर'],
    ['Enter either an item or an HSN code.', 'Enter either an item or a commodity code.'],
    ['HSN code: {value}', 'Commodity code: {value}'],
    ['Rupees off, from 0 to 10,00,000', 'Pounds off, from 0 to 1,000,000'],
    ['at most 1,00,00,000, not 99,999', 'at most 10,000,000, not 99,999'],
    ['no Indian mobile number', 'no mobile number of the United Kingdom'],
    ['भारतीय मोबाइल नंबर', 'यूके का मोबाइल नंबर'],
  ])('says for %j: %j', (text, ukText) => expect(marketText(text)).toBe(ukText));
  it('leaves the names of values in messages as they are', () =>
    expect(
      marketText('Pincode {pincode}, {count, plural, one {# pincode} other {# pincodes}}'),
    ).toBe('Postcode {pincode}, {count, plural, one {# postcode} other {# postcodes}}'));
});

describe('a cart of a shop in the United Kingdom', () => {
  const price = () =>
    priceCart(
      buildCart(
        [
          buildLine({ key: 'food', taxBasisPoints: 0, ratePaise: 333, quantity: 1 }),
          buildLine({ key: 'soap', taxBasisPoints: 2_000, ratePaise: 333, quantity: 3 }),
        ],
        { supplierState: 'GB', deliveryState: 'GB', roundToRupee: false },
      ),
    );
  it('has one VAT at 0 and 20 %, rounded once', () => {
    const priced = price();
    expect(shopTaxPercents()).toEqual([0, 5, 20]);
    expect(priced.supply).toBe('vat');
    expect(
      priced.lines.map(({ cgstPaise, sgstPaise, igstPaise }) => [cgstPaise, sgstPaise, igstPaise]),
    ).toEqual([
      [0, 0, 0],
      [0, 0, 200],
    ]);
  });
  it('sums up VAT by rate, without codes of goods', () =>
    expect(price().taxSummary.slice(0, 2)).toMatchObject([
      { hsn: '', taxBasisPoints: 0, taxablePaise: 333, igstPaise: 0 },
      { hsn: '', taxBasisPoints: 2_000, taxablePaise: 999, igstPaise: 200 },
    ]));
  it('has delivery at 20 %', () =>
    expect(standardDeliveryTax()).toEqual({ taxBasisPoints: 2_000, hsn: '' }));
});
