import type { Session } from '../../domain/sessions/session.ts';
import { findOpenSession, type FindOpenSessionDeps } from './find-open-session.ts';

export interface OwnSession extends Session {
  /** Of the device that asks. */
  readonly isThis: boolean;
}

/** Open sessions of the person of a refresh cookie, the most recently used first. */
export const listOwnSessions =
  (deps: FindOpenSessionDeps) =>
  async (cookieText: string | undefined): Promise<readonly OwnSession[]> => {
    const session = await findOpenSession(deps, cookieText);
    if (!session) return [];
    const open = await deps.sessions.listOpen(session.userId, deps.clock());
    return open.map((one) => ({ ...one, isThis: one.id === session.id }));
  };
