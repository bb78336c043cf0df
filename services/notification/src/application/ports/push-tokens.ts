import type { Language } from '@tokri/contracts/language';
import type { ListWindow } from './notifications.ts';

export interface PushToken {
  readonly id: number;
  readonly token: string;
  readonly userId: number;
  readonly language: Language;
}

export interface PushRegistration {
  readonly token: string;
  readonly registeredAt: Date;
}

export interface PushTokens {
  listByUser(userId: number): Promise<readonly PushToken[]>;
  listRegistrations(
    userId: number,
    window: ListWindow,
  ): Promise<{ readonly registrations: readonly PushRegistration[]; readonly total: number }>;
  find(token: string): Promise<PushToken | null>;
  save(
    token: Omit<PushToken, 'id'> & {
      readonly deviceType: number;
      /** Empty for an app without a person, and in a token that names no session. */
      readonly sessionId: string;
      readonly at: Date;
    },
  ): Promise<number>;
  /** Whoever it belongs to. */
  remove(token: string): Promise<void>;
  /** Nothing when it belongs to somebody else. */
  removeOwn(token: string, userId: number): Promise<void>;
  /**
   * Also those that name no session: nobody can say which one they belong to. A device registers
   * again.
   */
  removeBySession(session: { readonly userId: number; readonly sessionId: string }): Promise<void>;
}
