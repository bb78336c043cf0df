import type { Session } from '../../domain/sessions/session.ts';
import type { Sessions } from '../ports/sessions.ts';
import type { Clock } from '@tokri/service-kit/use-case';
import { findOpenSession, type FindOpenSessionDeps } from './find-open-session.ts';

export interface OwnSession extends Session {
  /** Of the device that asks. */
  readonly isThis: boolean;
}

/** Open sessions of a person, the most recently used first. */
export const listSessionsOfUser =
  ({ sessions, clock }: { readonly sessions: Pick<Sessions, 'listOpen'>; readonly clock: Clock }) =>
  (userId: number): Promise<readonly Session[]> =>
    sessions.listOpen(userId, clock());

/** Open sessions of the person of a refresh cookie, the most recently used first. */
export const listOwnSessions =
  (deps: FindOpenSessionDeps) =>
  async (cookieText: string | undefined): Promise<readonly OwnSession[]> => {
    const session = await findOpenSession(deps, cookieText);
    if (!session) return [];
    const open = await listSessionsOfUser(deps)(session.userId);
    return open.map((one) => ({ ...one, isThis: one.id === session.id }));
  };
