import type { User } from '../../domain/accounts/user.ts';
import type { Session } from '../../domain/sessions/session.ts';

export interface Sessions {
  insert(session: Session): Promise<void>;
  find(id: string): Promise<Session | null>;
  rotate(session: Session, now: Date, expiresAt: Date): Promise<Session | null>;
  end(id: string, reason: Exclude<Session['ended'], ''>): Promise<void>;
  endAll(userId: number): Promise<void>;
}

export type IssueToken = (user: User, now: Date) => Promise<string>;
