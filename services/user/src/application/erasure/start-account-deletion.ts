import { ProblemError } from '@tokri/contracts/problems';
import { err } from '@tokri/contracts/result';
import { parseIdentity, type Identity } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import { deletionContact } from '../../domain/erasure/erasure.ts';
import type { UserResult } from '../../domain/user-result.ts';
import { requestCode } from '../one-time-passwords/request-code.ts';
import type { ChallengeSummary, Sender, SendCodeDeps } from '../one-time-passwords/send-code.ts';
import type { Users } from '../ports/accounts.ts';

export interface DeletionRequest {
  readonly userId: number;
  readonly mobile: string;
  readonly email: string;
}

export type StartAccountDeletion = (
  request: DeletionRequest,
  sender: Sender,
) => Promise<UserResult<ChallengeSummary>>;

/** An email beside the mobile number must be the own one as well. */
const namesOnly = (
  { mobile, email }: DeletionRequest,
  contact: Identity,
  user: Pick<User, 'email'>,
): boolean => {
  const given = parseIdentity({ mobile, email });
  if (!given.ok || contact.contact !== given.value.contact) return false;
  if (given.value.channel === 'mail' || email.trim() === '') return true;
  const mail = parseIdentity({ mobile: '', email });
  return mail.ok && mail.value.contact === user.email;
};

/**
 * Sends a code to the contact of the sign-in. The contact in the request must be that one: the page
 * shows it, and somebody who found an open page must not have the code sent elsewhere.
 */
export const startAccountDeletion =
  (deps: SendCodeDeps & { readonly users: Users }): StartAccountDeletion =>
  async (request, sender) => {
    const user = await deps.users.find(request.userId);
    if (!user) throw new ProblemError('not-found');
    if (user.permissions.length > 0) return err('staff-account');
    const contact = deletionContact(user);
    if (!contact || !namesOnly(request, contact, user)) return err('contact-not-yours');
    const requester = { kind: 'deletion', userId: user.id } as const;
    return requestCode(deps, { identity: contact, requester }, sender);
  };
