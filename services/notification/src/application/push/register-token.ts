import type { Language } from '@tokri/contracts/language';
import { err, ok, type Err, type Ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { isSendable } from '../../domain/push/push-services.ts';
import type { PushTokens } from '../ports/push-tokens.ts';

export interface RegisterTokenCommand {
  readonly userId: number;
  readonly sessionId: string;
  readonly newToken: string;
  readonly token: string;
  readonly deviceType: number;
  readonly language: Language;
}

export interface RegisterTokenDeps {
  readonly tokens: PushTokens;
  readonly pushServices: readonly string[];
  readonly clock: Clock;
}

export type RegisterToken = (
  command: RegisterTokenCommand,
) => Promise<Ok<number> | Err<'push-service-unknown'>>;

export const registerToken =
  ({ tokens, pushServices, clock }: RegisterTokenDeps): RegisterToken =>
  async ({ newToken, token, ...registration }) => {
    if (!isSendable(newToken, pushServices)) return err('push-service-unknown');
    const id = await tokens.save({ token: newToken, ...registration, at: clock() });
    if (token !== '' && token !== newToken) await tokens.remove(token);
    return ok(id);
  };
