import type { Language } from '@tokri/contracts/language';
import type { Clock } from '../ports/runtime.ts';
import type { PushTokens } from '../ports/push-tokens.ts';

export interface RegisterTokenCommand {
  /** 0: nobody has signed in. */
  readonly userId: number;
  readonly newToken: string;
  /** The one that it takes the place of, or empty. */
  readonly token: string;
  readonly deviceType: number;
  readonly language: Language;
}

/** A token belongs to one installed app: registering it for another person moves it, so nobody reads another's messages. */
export const registerToken =
  ({ tokens, clock }: { readonly tokens: PushTokens; readonly clock: Clock }) =>
  async (command: RegisterTokenCommand): Promise<number> => {
    const { userId, newToken, token, deviceType, language } = command;
    const id = await tokens.save({ token: newToken, userId, deviceType, language, at: clock() });
    if (token !== '' && token !== newToken) await tokens.remove(token);
    return id;
  };
