import { connectWithBootstrap, BusinessError } from './api.ts';
import type { SeedConfig } from './config.ts';

export const administratorMobile = '9000000000';

const indianCompany = {
  Name: 'Tokri Fresh Foods',
  Brand: 'Tokri',
  HindiBrand: 'टोकरी',
  Address: 'Yeshwanthpur APMC Yard, Bengaluru 560022, Karnataka',
  StateCode: '29',
  GSTIN: '29AABCT1234F1ZM',
  Fssai: '11226999000101',
  SupportPhone: '08040000000',
  SupportMail: 'help@tokri.example',
  CareNumber: '918040000000',
  GrievanceOfficer: 'Lakshmi Narayan, grievance@tokri.example',
  /** No bank has this handle: whoever tries the code pays nobody. */
  UpiId: 'tokri@example',
  AdministratorMobile: administratorMobile,
  AdministratorName: 'Kavya Rao',
};

export type CompanyBody = Omit<typeof indianCompany, 'UpiId'> & { readonly RoundToRupee?: boolean };

export const createCompany = async (
  { userServiceUrl, bootstrapToken }: SeedConfig,
  company: CompanyBody = indianCompany,
): Promise<boolean> => {
  try {
    await connectWithBootstrap(userServiceUrl, bootstrapToken).write('/v1/create-company', {
      key: 'company',
      body: company,
    });
    return true;
  } catch (error) {
    if (error instanceof BusinessError && error.code === 'company-exists') return false;
    throw error;
  }
};
