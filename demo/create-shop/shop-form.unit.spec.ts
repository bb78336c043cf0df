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
