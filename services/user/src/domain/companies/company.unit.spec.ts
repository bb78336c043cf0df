import { defaultBillPrefixes } from '@tokri/contracts/orders';
import { changeCompany, checkCompanySetup, migrateCompany } from './company.ts';
import type { Company, CompanyDetails } from './company.ts';

const details: CompanyDetails = {
  name: 'Tokri Fresh Foods',
  brand: 'Tokri',
  hindiBrand: 'टोकरी',
  address: 'Bengaluru',
  stateCode: '29',
  gstin: '29AABCT1234F1ZM',
  fssai: '11225999000123',
  supportPhone: '08040000000',
  supportMail: 'help@tokri.example',
  careNumber: '',
  grievanceOfficer: 'The officer',
  roundToRupee: true,
  upiId: '',
  upiName: '',
};
const thisYear = { fromYear: '2026-27', prefixes: defaultBillPrefixes };
const setup = {
  company: details,
  billPrefixes: thisYear,
  administrator: { mobile: '9000000000', name: ' First ' },
};

describe('checkCompanySetup', () => {
  it('accepts a complete form and normalises the mobile number', () => {
    expect(checkCompanySetup(setup)).toMatchObject({
      ok: true,
      value: { administrator: { mobile: '+919000000000', name: 'First' } },
    });
  });
  it('takes the name as the brand when there is none', () => {
    expect(checkCompanySetup({ ...setup, company: { ...details, brand: '' } })).toMatchObject({
      value: { company: { brand: 'Tokri Fresh Foods' } },
    });
  });
  it.each([
    ['a wrong check character', { gstin: '29AABCT1234F1ZX' }, 'gstin-invalid'],
    ['a GSTIN of another State', { stateCode: '33' }, 'gstin-other-state'],
    ['a State that does not exist', { stateCode: '2' }, 'gstin-other-state'],
    ['no State', { stateCode: '' }, 'gstin-other-state'],
  ])('rejects %s', (_name, change, code) => {
    expect(checkCompanySetup({ ...setup, company: { ...details, ...change } })).toEqual({
      ok: false,
      code,
    });
  });
  it('rejects an administrator without a mobile number', () => {
    expect(checkCompanySetup({ ...setup, administrator: { mobile: '1', name: 'First' } })).toEqual({
      ok: false,
      code: 'mobile-invalid',
    });
  });
});

describe('changeCompany', () => {
  const company: Company = { ...details, id: 1, rev: 4, billPrefixes: [thisYear] };
  const next = (TaxInvoice: string) => ({
    fromYear: '2027-28',
    prefixes: { ...defaultBillPrefixes, TaxInvoice },
  });
  const change = (edit: Partial<Parameters<typeof changeCompany>[1]>, current = company) =>
    changeCompany(current, { rev: 4, details, next: next('TI'), ...edit });

  it('rejects a change that was made on an older version', () => {
    expect(change({ rev: 3 })).toEqual({ ok: false, code: 'company-changed' });
  });
  it('plans prefixes for the next year and keeps those of years that have begun', () => {
    expect(change({ next: next('BLR') })).toMatchObject({
      ok: true,
      value: { billPrefixes: [thisYear, next('BLR')] },
    });
  });
  it('replaces a plan', () => {
    const planned = { ...company, billPrefixes: [thisYear, next('BLR')] };
    expect(change({ next: next('KA') }, planned)).toMatchObject({
      value: { billPrefixes: [thisYear, next('KA')] },
    });
  });
  it('rejects a prefix that two kinds of documents would share', () => {
    expect(change({ next: next('cn') })).toEqual({
      ok: false,
      code: 'prefix-twice',
      kinds: ['TaxInvoice', 'CreditNote'],
      prefix: 'CN',
    });
  });
});

describe('migrateCompany', () => {
  const stored = {
    name: 'Stored name',
    address: 'Stored address',
    stateCode: '29',
    gstin: '29AABCT1234F1ZM',
    fssai: '11225999000123',
    supportPhone: '080',
  };
  it('prefers what bills printed so far and remembers it for them', () => {
    expect(
      migrateCompany(stored, {
        name: 'Printed name',
        gstin: '27AAPFU0939F1ZV',
        brand: 'Mandi',
        roundToRupee: false,
      }),
    ).toMatchObject({
      name: 'Printed name',
      stateCode: '27',
      brand: 'Mandi',
      roundToRupee: false,
      initialSeller: {
        name: 'Printed name',
        address: 'Stored address',
        gstin: '27AAPFU0939F1ZV',
        fssai: '11225999000123',
      },
    });
  });
  it('keeps the record when the environment says nothing', () => {
    expect(migrateCompany(stored, {})).toMatchObject({
      ...stored,
      brand: 'Stored name',
      roundToRupee: true,
      upiId: '',
      upiName: '',
      billPrefixes: [],
    });
  });
});
