import { defaultBillPrefixes } from '@tokri/contracts/orders';
import { findErrors, toBody, toForm } from './company-form.ts';
import type { CompanySettings } from './company-queries.ts';

const company: CompanySettings = {
  Id: 1,
  Rev: 3,
  Name: 'Tokri Fresh Foods',
  Brand: 'Tokri',
  HindiBrand: '',
  Address: 'Bengaluru',
  StateCode: '29',
  GSTIN: '29AABCT1234F1ZM',
  Fssai: '11226999000101',
  SupportPhone: '08040000000',
  SupportMail: 'help@tokri.example',
  CareNumber: '',
  GrievanceOfficer: 'Lakshmi Narayan',
  RoundToRupee: true,
  UpiId: 'tokri@bank',
  UpiName: '',
  Year: '2026-27',
  Prefixes: defaultBillPrefixes,
  NextYear: '2027-28',
  NextPrefixes: defaultBillPrefixes,
};
const form = toForm(company);

describe('toBody', () => {
  it('returns what the form was made from', () => {
    const { Id: _Id, Year: _Year, Prefixes: _Prefixes, NextYear: _NextYear, ...body } = company;
    expect(toBody(form, 3)).toEqual(body);
  });
});

describe('findErrors', () => {
  it('accepts a complete form', () => {
    expect(findErrors(form)).toEqual({});
  });
  it.each([
    [{ Name: ' ' }, { Name: 'Fill in this field' }],
    [{ GSTIN: '29AABCT1234F1ZX' }, { GSTIN: 'This GSTIN is not right. Check each character.' }],
    [{ StateCode: '33' }, { GSTIN: 'The first two digits must be those of the State (33)' }],
    [{ Fssai: '123' }, { Fssai: 'The licence number has 14 digits' }],
    [{ SupportMail: 'help' }, { SupportMail: 'Enter an email address' }],
    [{ CareNumber: '12' }, { CareNumber: 'Enter 10 to 15 digits with the country code' }],
    [{ UpiId: 'tokri' }, { UpiId: 'Enter a UPI ID such as name@bank' }],
    [{ PrefixTaxInvoice: 'A-B' }, { PrefixTaxInvoice: '1 to 3 letters or digits' }],
    [
      { PrefixCreditNote: 'ti' },
      { PrefixCreditNote: 'Each kind of document needs a prefix of its own' },
    ],
  ])('names the field and the rule of %j', (change, errors) => {
    expect(findErrors({ ...form, ...change })).toEqual(errors);
  });
});
