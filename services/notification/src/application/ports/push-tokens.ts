import type { Language } from '@tokri/contracts/language';

export interface PushToken {
  readonly id: number;
  readonly token: string;
  readonly userId: number;
  readonly language: Language;
}

export interface PushTokens {
  listByUser(userId: number): Promise<readonly PushToken[]>;
  find(token: string): Promise<PushToken | null>;
  save(
    token: Omit<PushToken, 'id'> & { readonly deviceType: number; readonly at: Date },
  ): Promise<number>;
  remove(token: string): Promise<void>;
}
