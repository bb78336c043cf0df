import type { Language } from '@tokri/contracts/language';
import type { Clock } from '@tokri/service-kit/use-case';
import type { PushTokens } from '../ports/push-tokens.ts';

export interface RegisterTokenCommand {
  readonly userId: number;
  readonly newToken: string;
  readonly token: string;
  readonly deviceType: number;
  readonly language: Language;
}

export const registerToken =
  ({ tokens, clock }: { readonly tokens: PushTokens; readonly clock: Clock }) =>
  async (command: RegisterTokenCommand): Promise<number> => {
    const { userId, newToken, token, deviceType, language } = command;
    const id = await tokens.save({ token: newToken, userId, deviceType, language, at: clock() });
    if (token !== '' && token !== newToken) await tokens.remove(token);
    return id;
  };
