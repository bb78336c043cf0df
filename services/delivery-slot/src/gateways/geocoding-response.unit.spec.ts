import { setShopMarket } from '@tokri/contracts/market';
import { readGeocodedPincode } from './geocoding-response.ts';

const buildResult = (postalCode: string, country = 'IN') => ({
  address_components: [
    { long_name: postalCode, short_name: postalCode, types: ['postal_code'] },
    { long_name: country, short_name: country, types: ['country', 'political'] },
  ],
});

describe('readGeocodedPincode', () => {
  it.each([
    ['without a space', '560034'],
    ['with a space', '560 034'],
  ])('reads a pincode %s', (_spelling, postalCode) =>
    expect(readGeocodedPincode({ status: 'OK', results: [buildResult(postalCode)] })).toEqual({
      kind: 'found',
      pincode: '560034',
    }),
  );
  it('takes the closest of several results', () =>
    expect(
      readGeocodedPincode({
        status: 'OK',
        results: [buildResult('560034'), buildResult('560095')],
      }),
    ).toEqual({ kind: 'found', pincode: '560034' }));
  it.each([
    ['nothing is there', { status: 'ZERO_RESULTS', results: [] }],
    ['the place is abroad', { status: 'OK', results: [buildResult('101000', 'RU')] }],
    ['the postcode is not of India', { status: 'OK', results: [buildResult('SW1A 1AA')] }],
    ['no result has a postcode', { status: 'OK', results: [{ address_components: [] }] }],
  ])('finds no pincode when %s', (_case, body) =>
    expect(readGeocodedPincode(body)).toEqual({ kind: 'no-pincode' }),
  );
  it.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    'fails with the reason when the provider answers %s',
    (status) =>
      expect(readGeocodedPincode({ status, results: [] })).toEqual({
        kind: 'failed',
        reason: status,
      }),
  );
});

describe('readGeocodedPincode in the United Kingdom', () => {
  beforeAll(() => setShopMarket(1));
  afterAll(() => setShopMarket(0));
  it('reads a postcode as it is stored', () =>
    expect(readGeocodedPincode({ status: 'OK', results: [buildResult('sw1a1aa', 'GB')] })).toEqual({
      kind: 'found',
      pincode: 'SW1A 1AA',
    }));
  it.each([
    ['an outward code alone', 'SW1A', 'GB'],
    ['a pincode', '560034', 'IN'],
  ])('finds no postcode in %s', (_case, postalCode, country) =>
    expect(
      readGeocodedPincode({ status: 'OK', results: [buildResult(postalCode, country)] }),
    ).toEqual({ kind: 'no-pincode' }),
  );
});
