import { signInOperations } from './sign-in.ts';
import { contactVerificationOperations } from './contact-verification.ts';
import { profileOperations } from './profile.ts';
import { favouriteOperations } from './favourites.ts';
import { companySettingsOperations } from './company-settings.ts';
import { policyOperations } from './policies.ts';
import { customerAdminOperations } from './customer-admin.ts';
import { businessCustomerOperations } from './business-customers.ts';
import { partyNameOperations } from './party-names.ts';
import { readAccountErasure } from '../privacy/erasures.ts';
import { accountDeletionOperations } from './account-deletion.ts';
import { secondFactorOperations } from './second-factor.ts';
import { staffAdminOperations } from './staff-admin.ts';
import { companyAndSessionOperations } from './company-and-sessions.ts';

export const userOperations = {
  ...signInOperations,
  ...contactVerificationOperations,
  ...profileOperations,
  ...accountDeletionOperations,
  readAccountErasure,
  ...favouriteOperations,
  ...companySettingsOperations,
  ...policyOperations,
  ...companyAndSessionOperations,
  ...secondFactorOperations,
  ...partyNameOperations,
  ...businessCustomerOperations,
  ...customerAdminOperations,
  ...staffAdminOperations,
};
