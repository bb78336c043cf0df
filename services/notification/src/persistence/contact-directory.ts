import { contactKey } from '@tokri/contracts/events';
import type { CompleteContactReplica, ContactDecrypter } from '@tokri/service-kit/contacts';
import { createReadThroughCache, type Clock } from '@tokri/service-kit/use-case';
import type { Contacts } from '../application/ports/contacts.ts';
import { maxCachedRecipients, recipientCacheTtlMs } from './recipient-cache.ts';

export interface ContactDirectory
  extends Contacts, Pick<CompleteContactReplica, 'upsert' | 'remove'> {}

export interface ContactDirectoryDeps {
  readonly replica: Pick<CompleteContactReplica, 'findPerson' | 'upsert' | 'remove'>;
  readonly decrypter: Pick<ContactDecrypter, 'decryptPerson'>;
  readonly clock: Clock;
}

/** Cached records stay encrypted. A person who is not known yet is looked up every time. */
export const createContactDirectory = ({
  replica,
  decrypter,
  clock,
}: ContactDirectoryDeps): ContactDirectory => {
  const persons = createReadThroughCache({
    load: replica.findPerson,
    ttlMs: recipientCacheTtlMs,
    maxEntries: maxCachedRecipients,
    clock,
    isCacheable: (person) => person !== null,
  });
  return {
    findRecipient: async (userId) => {
      const person = await persons.get(userId);
      if (person === null) return null;
      const { mobile, email, ...flags } = decrypter.decryptPerson(person.contact.sealed);
      return {
        // In records without flags the contact of the sign-in is the number, or the mail address of
        // a person without a number.
        sms: { address: mobile, isVerified: flags.mobileVerified ?? true },
        mail: { address: email, isVerified: flags.emailVerified ?? mobile === '' },
      };
    },
    upsert: async (record) => {
      await replica.upsert(record);
      if (record.key === contactKey.person(record.contact.userId))
        persons.invalidate(record.contact.userId);
    },
    remove: async (key) => {
      await replica.remove(key);
      persons.clear();
    },
  };
};
