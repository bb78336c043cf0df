import type { SessionUser } from '@tokri/web-kit/session';
import { exists } from '../screens.ts';

/** Section 2: any other action of the bottom menu opens customer-dashboard when a user is stored, otherwise login. */
export const accountPath = (user: SessionUser | null): string => {
  if (!user) return '/login';
  return exists('customer-dashboard') ? '/customer-dashboard' : '/booking-history';
};
