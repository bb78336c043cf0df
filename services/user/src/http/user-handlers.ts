import type { userOperations } from '@tokri/contracts/api';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { createCompanyHandlers } from './companies/company-handlers.ts';
import type { CompanyUseCases } from './companies/company-handlers.ts';
import { createPartyHandlers } from './companies/party-handlers.ts';
import type { PartyUseCases } from './companies/party-handlers.ts';
import { createBusinessHandlers } from './companies/business-handlers.ts';
import type { BusinessUseCases } from './companies/business-handlers.ts';
import { createPolicyHandlers } from './policies/policy-handlers.ts';
import type { PolicyUseCases } from './policies/policy-handlers.ts';
import { createFavouriteHandlers } from './favourites/favourite-handlers.ts';
import type { FavouriteUseCases } from './favourites/favourite-handlers.ts';
import { createCustomerHandlers } from './customers/customer-handlers.ts';
import type { CustomerUseCases } from './customers/customer-handlers.ts';
import { createAccountHandlers } from './accounts/account-handlers.ts';
import type { AccountUseCases } from './accounts/account-handlers.ts';
import { createStaffHandlers } from './accounts/staff-handlers.ts';
import type { StaffUseCases } from './accounts/staff-handlers.ts';
import { createContactHandlers } from './accounts/contact-handlers.ts';
import type { ContactUseCases } from './accounts/contact-handlers.ts';
import { createErasureHandlers } from './erasure/erasure-handlers.ts';
import type { ErasureUseCases } from './erasure/erasure-handlers.ts';
import { createSecondFactorHandlers } from './second-factor/second-factor-handlers.ts';
import type { SecondFactorUseCases } from './second-factor/second-factor-handlers.ts';
import { createSignInHandlers } from './sessions/sign-in-handlers.ts';
import type { SignInUseCases } from './sessions/sign-in-handlers.ts';

export const createUserHandlers = (
  useCases: SignInUseCases &
    SecondFactorUseCases &
    AccountUseCases &
    ContactUseCases &
    ErasureUseCases &
    CustomerUseCases &
    StaffUseCases &
    FavouriteUseCases &
    CompanyUseCases &
    PartyUseCases &
    BusinessUseCases &
    PolicyUseCases,
): BoundHandlers =>
  createHandlers<typeof userOperations>({
    ...createSignInHandlers(useCases),
    ...createSecondFactorHandlers(useCases),
    ...createAccountHandlers(useCases),
    ...createContactHandlers(useCases),
    ...createErasureHandlers(useCases),
    ...createCustomerHandlers(useCases),
    ...createStaffHandlers(useCases),
    ...createFavouriteHandlers(useCases),
    ...createCompanyHandlers(useCases),
    ...createPartyHandlers(useCases),
    ...createBusinessHandlers(useCases),
    ...createPolicyHandlers(useCases),
  });
