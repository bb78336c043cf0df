import type { SessionUser } from '@tokri/web-kit/session';

/** Section 2: any other action of the bottom menu opens customer-dashboard when a user is stored, otherwise login. */
export const accountPath = (user: SessionUser | null): string =>
  user ? '/customer-dashboard' : '/login';
