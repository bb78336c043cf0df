import type { userOperations } from '@tokri/contracts/api';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { companyHandlers } from './companies/company-handlers.ts';
import type { CompanyUseCases } from './companies/company-handlers.ts';
import { favouriteHandlers } from './favourites/favourite-handlers.ts';
import type { FavouriteUseCases } from './favourites/favourite-handlers.ts';
import { accountHandlers } from './accounts/account-handlers.ts';
import type { AccountUseCases } from './accounts/account-handlers.ts';
import { signInHandlers } from './sessions/sign-in-handlers.ts';
import type { SignInUseCases } from './sessions/sign-in-handlers.ts';

export const userHandlers = (
  useCases: SignInUseCases & AccountUseCases & FavouriteUseCases & CompanyUseCases,
): BoundHandlers =>
  createHandlers<typeof userOperations>({
    ...signInHandlers(useCases),
    ...accountHandlers(useCases),
    ...favouriteHandlers(useCases),
    ...companyHandlers(useCases),
  });
