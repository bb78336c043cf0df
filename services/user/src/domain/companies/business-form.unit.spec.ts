import { err, ok } from '@tokri/contracts/result';
import { checkBusinessForm, checkPartyForm } from './business-form.ts';

const areas = [{ groupId: 1, stateCode: '29', ranges: [{ from: '560001', to: '560110' }] }];
const form = {
  gstin: '29aakfa4321l1zb',
  name: ' Annapurna Caterers ',
  address: '4 Market Road',
  pincode: '560034',
};
const details = {
  ...form,
  gstin: '29AAKFA4321L1ZB',
  name: 'Annapurna Caterers',
  stateCode: '29',
};
const partyForm = { ...form, mobile: '9000000001' };
const invalid = { gstin: '29AAKFA4321L1ZC', name: ' ', address: '', pincode: '5600', mobile: '1' };

describe('checkBusinessForm', () => {
  it('trims a complete form, converts the GSTIN to capitals and adds the State', () => {
    expect(checkBusinessForm(form, areas)).toEqual(ok(details));
  });
  it.each([
    [{ gstin: invalid.gstin }, 'gstin-invalid'],
    [{ name: invalid.name }, 'name-missing'],
    [{ address: invalid.address }, 'address-missing'],
    [{ pincode: invalid.pincode }, 'pincode-invalid'],
    [{ pincode: '110001' }, 'pincode-not-served'],
  ])('rejects %j with %s', (change, code) => {
    expect(checkBusinessForm({ ...form, ...change }, areas)).toEqual(err(code));
  });
});

describe('checkPartyForm', () => {
  it('has the mobile number of the first member beside the checked form', () => {
    expect(checkPartyForm(partyForm, areas)).toEqual(
      ok({ party: details, mobile: '+919000000001' }),
    );
  });
  it.each([
    [[], 'gstin-invalid'],
    [['gstin'], 'name-missing'],
    [['gstin', 'name'], 'address-missing'],
    [['gstin', 'name', 'address'], 'pincode-invalid'],
    [['gstin', 'name', 'address', 'pincode'], 'mobile-invalid'],
  ] as const)('reports what comes next in the form once %j are right', (fields, code) => {
    const corrected = Object.fromEntries(fields.map((field) => [field, partyForm[field]]));
    expect(checkPartyForm({ ...invalid, ...corrected }, areas)).toEqual(err(code));
  });
});
