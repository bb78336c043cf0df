import type { userOperations } from '@tokri/contracts/http';
import { createHandlers } from '@tokri/service-kit/http';
import type { BoundHandlers } from '@tokri/service-kit/http';
import { companyHandlers } from './company-handlers.ts';
import type { CompanyUseCases } from './company-handlers.ts';
import { favouriteHandlers } from './favourite-handlers.ts';
import type { FavouriteUseCases } from './favourite-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import type { PeopleUseCases } from './people-handlers.ts';
import { signInHandlers } from './sign-in-handlers.ts';
import type { SignInUseCases } from './sign-in-handlers.ts';

/** Binds the rows of the contract to the use cases. */
export const userHandlers = (
  use: SignInUseCases & PeopleUseCases & FavouriteUseCases & CompanyUseCases,
): BoundHandlers =>
  createHandlers<typeof userOperations>({
    ...signInHandlers(use),
    ...peopleHandlers(use),
    ...favouriteHandlers(use),
    ...companyHandlers(use),
  });
