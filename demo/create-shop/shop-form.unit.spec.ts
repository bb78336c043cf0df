import { setShopMarket } from '@tokri/contracts/market';
import { parseShopForm, toCompanyBody } from './shop-form.ts';

const values = {
  name: 'Mandi Foods',
  address: '1 Market Road, Bengaluru',
  gstin: '29aabct1234f1zm',
  fssai: '11226999000101',
  supportPhone: '08040000000',
  supportMail: 'help@mandi.example',
  grievanceOfficer: 'A. Rao, grievance@mandi.example',
  administratorName: 'A. Rao',
  administratorMobile: '9000000077',
  city: 'Bengaluru',
  pincodes: '560001-560110, 560300',
};

describe('parseShopForm', () => {
  it('reads ranges and single pincodes, and plans slots by default', () => {
    expect(parseShopForm(values)).toMatchObject({
      gstin: '29AABCT1234F1ZM',
      pincodes: [
        { from: '560001', to: '560110' },
        { from: '560300', to: '560300' },
      ],
      slots: true,
    });
  });
  it('names every field that is wrong or missing', () => {
    const { city: _city, ...rest } = values;
    expect(() =>
      parseShopForm({ ...rest, gstin: '29AABCT1234F1ZX', fssai: '1', pincodes: '560110-560001' }),
    ).toThrow(
      [
        'gstin must be a GSTIN whose check character is right',
        'fssai must be 14 digits',
        'city is missing',
        'pincodes must not end before it begins',
      ].join('\n'),
    );
  });
  it('rejects a name that it does not know', () => {
    expect(() => parseShopForm({ ...values, gst: 'x' })).toThrow('Unknown: gst');
  });
});

describe('toCompanyBody', () => {
  it('takes the State from the GSTIN', () => {
    expect(toCompanyBody(parseShopForm(values))).toMatchObject({
      StateCode: '29',
      AdministratorMobile: '9000000077',
      RoundToRupee: true,
    });
  });
});

describe('the form of a shop in the United Kingdom', () => {
  beforeAll(() => setShopMarket(1));
  afterAll(() => setShopMarket(0));
  const { fssai: _fssai, ...shared } = values;
  const ukValues = {
    ...shared,
    gstin: 'gb980780684',
    administratorMobile: '07700 900123',
    pincodes: 'sw1a, SW1P 1AA - SW1P 4ZZ, EC2N2DB',
  };
  it('reads outward codes, ranges and single postcodes, and needs no food licence', () =>
    expect(parseShopForm(ukValues)).toMatchObject({
      fssai: '',
      pincodes: [
        { from: 'SW1A 0AA', to: 'SW1A 9ZZ' },
        { from: 'SW1P 1AA', to: 'SW1P 4ZZ' },
        { from: 'EC2N 2DB', to: 'EC2N 2DB' },
      ],
    }));
  it('rejects what is right in India', () =>
    expect(() => parseShopForm(values)).toThrow(
      [
        'gstin must be a VAT number',
        'administratorMobile must be a mobile number of the United Kingdom',
        'pincodes must be a postcode, an outward code such as SW1A, or a range such as SW1A 1AA-SW1A 4ZZ',
      ].join('\n'),
    ));
  it('opens a company with a VAT number that charges pence', () =>
    expect(toCompanyBody(parseShopForm(ukValues))).toMatchObject({
      StateCode: 'GB',
      RoundToRupee: false,
    }));
});
