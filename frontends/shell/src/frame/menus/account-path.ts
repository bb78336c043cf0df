import type { SessionUser } from '@tokri/web-kit/session';

export const accountPath = (user: SessionUser | null): string =>
  user ? '/customer-dashboard' : '/login';
