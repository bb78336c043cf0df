import { signInOperations } from './sign-in.ts';
import { profileOperations } from './profile.ts';
import { favouriteOperations } from './favourites.ts';
import { companyAndSessionOperations } from './company-and-sessions.ts';

export const userOperations = {
  ...signInOperations,
  ...profileOperations,
  ...favouriteOperations,
  ...companyAndSessionOperations,
};
