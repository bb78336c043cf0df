import type { Language } from '@tokri/contracts/language';
import type { Message } from '../deliveries/message.ts';

export interface InvitationToSend {
  readonly userId: number;
  /** Counts the events of the person: an invitation that arrives twice is sent once. */
  readonly seq: number;
  readonly language: Language;
  readonly to: string;
}

/**
 * Texts as registered with the operators (TRAI TCCCPR 2018): a changed text needs a new template
 * id.
 */
const texts: Readonly<Record<Language, (address: string) => string>> = {
  en: (address) =>
    `Tokri: you can now use the shop's admin pages. Open ${address} and sign in with this mobile number.`,
  hi: (address) =>
    `टोकरी: अब आप दुकान के एडमिन पेज इस्तेमाल कर सकते हैं। ${address} खोलें और इसी मोबाइल नंबर से साइन इन करें।`,
};

const subjects: Readonly<Record<Language, string>> = {
  en: 'Admin pages of the shop',
  hi: 'दुकान के एडमिन पेज',
};

export const toInvitationId = ({ userId, seq }: Pick<InvitationToSend, 'userId' | 'seq'>): string =>
  `invitation:${userId}:${seq}`;

export const toInvitationMessage = (
  invitation: InvitationToSend,
  adminAddress: string,
): Message => ({
  channel: 'sms',
  to: invitation.to,
  subject: subjects[invitation.language],
  text: texts[invitation.language](adminAddress),
  language: invitation.language,
  template: 'staff-invitation',
  reference: toInvitationId(invitation),
});
