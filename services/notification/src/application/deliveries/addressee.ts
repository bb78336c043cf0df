import type { Language } from '@tokri/contracts/language';
import { channels, type Channel } from '../../domain/deliveries/message.ts';
import type { Notification } from '../../domain/deliveries/notification.ts';
import { toSmsNumber } from '../../domain/contacts/recipient.ts';
import type { NotificationPreferences } from '../../domain/preferences/preferences.ts';
import type { Contact, Contacts, Recipient } from '../ports/contacts.ts';
import type { PreferencesStore } from '../ports/preferences.ts';
import type { PushToken, PushTokens } from '../ports/push-tokens.ts';

export interface AddresseeDeps {
  readonly contacts: Contacts;
  readonly tokens: Pick<PushTokens, 'listByUser'>;
  readonly preferences: Pick<PreferencesStore, 'find'>;
}

export interface Addressee {
  /** Null as long as the contact is not known. */
  readonly recipient: Recipient | null;
  readonly tokens: readonly PushToken[];
  readonly language: Language;
  readonly preferences: NotificationPreferences;
}

export const findAddressee = async (
  { contacts, tokens, preferences }: AddresseeDeps,
  { userId, language }: Pick<Notification, 'userId' | 'language'>,
): Promise<Addressee> => {
  const [recipient, ownTokens, ownPreferences] = await Promise.all([
    contacts.findRecipient(userId),
    tokens.listByUser(userId),
    preferences.find(userId),
  ]);
  return {
    recipient,
    tokens: ownTokens,
    language: language ?? ownTokens[0]?.language ?? 'en',
    preferences: ownPreferences,
  };
};

export const contactOf = (recipient: Recipient, channel: 'sms' | 'mail'): Contact => {
  const contact = recipient[channel];
  return channel === 'sms' ? { ...contact, address: toSmsNumber(contact.address) } : contact;
};

/** A contact that is not known yet may turn out to be verified. */
export const reachableChannels = ({
  recipient,
  tokens,
}: Pick<Addressee, 'recipient' | 'tokens'>): ReadonlySet<Channel> =>
  new Set(
    channels.filter((channel) => {
      if (channel === 'push') return tokens.length > 0;
      if (recipient === null) return true;
      const { address, isVerified } = contactOf(recipient, channel);
      return address !== '' && isVerified;
    }),
  );
