import { checkCompanySetup } from './company.ts';

const companySetup = {
  company: {
    id: 1,
    name: 'Tokri Fresh Foods',
    address: 'Bengaluru',
    stateCode: '29',
    gstin: '29AABCT1234F1ZM',
    fssai: '11225999000123',
    supportPhone: '08040000000',
    supportMail: 'help@tokri.example',
    grievanceOfficer: 'The officer',
  },
  administrator: { mobile: '9000000000', name: ' First ' },
};

describe('checkCompanySetup', () => {
  it('accepts a complete form and normalises the mobile number', () => {
    expect(checkCompanySetup(companySetup)).toMatchObject({
      ok: true,
      value: { administrator: { mobile: '+919000000000', name: 'First' } },
    });
  });
  it.each([
    ['a wrong check character', { gstin: '29AABCT1234F1ZX' }],
    ['a GSTIN of another State', { stateCode: '33' }],
    ['a State that does not exist', { stateCode: '2' }],
    ['no State', { stateCode: '' }],
  ])('rejects %s', (_name, change) => {
    expect(
      checkCompanySetup({ ...companySetup, company: { ...companySetup.company, ...change } }),
    ).toEqual({ ok: false, code: 'gstin-invalid' });
  });
  it('rejects an administrator without a mobile number', () => {
    expect(
      checkCompanySetup({ ...companySetup, administrator: { mobile: '1', name: 'First' } }),
    ).toEqual({ ok: false, code: 'mobile-invalid' });
  });
});
