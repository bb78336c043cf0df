import type { Language } from '@tokri/contracts/language';
import type { Message } from '../deliveries/message.ts';
import { toGatewayTemplate } from './gateway-template.ts';
import { renderMessage, type RenderContext } from './render-message.ts';

export interface InvitationToSend {
  readonly userId: number;
  /** Counts the events of the person: an invitation that arrives twice is sent once. */
  readonly seq: number;
  readonly invitedAt: Date;
  readonly language: Language;
  readonly to: string;
}

const kind = 'staff-invitation';

export const toInvitationId = ({ userId, seq }: Pick<InvitationToSend, 'userId' | 'seq'>): string =>
  `invitation:${userId}:${seq}`;

export const toInvitationMessage = (
  { to, language, ...invitation }: InvitationToSend,
  context: RenderContext,
  adminAddress: string,
): Message => {
  const texts = renderMessage(context, { kind, language }, { link: adminAddress });
  return {
    channel: 'sms',
    to,
    subject: texts.title,
    text: texts.smsText,
    language,
    template: toGatewayTemplate(kind),
    dltTemplateId: texts.dltTemplateId,
    reference: toInvitationId(invitation),
  };
};
