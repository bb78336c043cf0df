import type { CompanySettingsResponse } from '@tokri/contracts/api';
import { financialYear } from '@tokri/contracts/dates';
import { billPrefixesOf, nextFinancialYear } from '@tokri/contracts/orders';
import type { Company } from '../../domain/companies/company.ts';

export const toCompanyResponse = (company: Company) => ({
  Id: company.id,
  Name: company.name,
  Address: company.address,
  StateCode: company.stateCode,
  GSTIN: company.gstin,
  Fssai: company.fssai,
  SupportPhone: company.supportPhone,
  SupportMail: company.supportMail,
  GrievanceOfficer: company.grievanceOfficer,
});

export const toCompanySettingsResponse = (
  company: Company,
  today: string,
): CompanySettingsResponse => {
  const [year, nextYear] = [financialYear(today), nextFinancialYear(today)];
  return {
    ...toCompanyResponse(company),
    Rev: company.rev,
    Brand: company.brand,
    HindiBrand: company.hindiBrand,
    CareNumber: company.careNumber,
    RoundToRupee: company.roundToRupee,
    UpiId: company.upiId,
    UpiName: company.upiName,
    Year: year,
    Prefixes: billPrefixesOf(company.billPrefixes, year),
    NextYear: nextYear,
    NextPrefixes: billPrefixesOf(company.billPrefixes, nextYear),
  };
};
