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

/** The owner of the token of an app in which nobody is signed in yet. */
const nobody = 0;

/** Nobody takes a device from its person: the registration ends with the session. */
export const registerToken =
  ({ tokens, pushServices, clock }: RegisterTokenDeps): RegisterToken =>
  async ({ newToken, token, ...registration }) => {
    if (!isSendable(newToken, pushServices)) return err('push-service-unknown');
    const known = registration.userId === nobody ? await tokens.find(newToken) : null;
    if (known !== null && known.userId !== nobody) return ok(known.id);
    const id = await tokens.save({ token: newToken, ...registration, at: clock() });
    if (token !== '' && token !== newToken) await tokens.removeOwn(token, registration.userId);
    return ok(id);
  };
