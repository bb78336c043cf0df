import { minuteMs } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import type { MessageKind } from '@tokri/contracts/templates';
import { toGatewayTemplate } from './gateway-template.ts';
import { renderMessage, textOf, type RenderContext } from './render-message.ts';
import type { Channel, Message } from '../deliveries/message.ts';

export type CodePurpose = 'sign-in' | 'verify-contact' | 'delete-account';

export interface CodeToSend {
  readonly purpose: CodePurpose;
  readonly challengeId: number;
  readonly send: number;
  readonly channel: Channel;
  readonly language: Language;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly to: string;
  readonly code: string;
}

const kindOf: Readonly<Record<CodePurpose, MessageKind>> = {
  'sign-in': 'sign-in-code',
  'verify-contact': 'verification-code',
  'delete-account': 'deletion-code',
};

export const toDeliveryId = ({
  challengeId,
  send,
}: Pick<CodeToSend, 'challengeId' | 'send'>): string => `otp:${challengeId}:${send}`;

export const isCodeExpired = ({ expiresAt }: Pick<CodeToSend, 'expiresAt'>, now: Date): boolean =>
  expiresAt.getTime() <= now.getTime();

/**
 * The last line of an SMS by which a phone offers the code to this site only
 * (https://wicg.github.io/sms-one-time-codes).
 */
const toOriginLine = ({ channel, code }: CodeToSend, host: string): string =>
  channel === 'sms' && host !== '' ? `\n\n@${host} #${code}` : '';

/** @param host of the site; empty when the registered texts have no line for it */
export const toCodeMessage = (
  code: CodeToSend,
  context: RenderContext,
  host: string = '',
): Message => {
  const kind = kindOf[code.purpose];
  const minutes = Math.max(
    1,
    Math.round((code.expiresAt.getTime() - code.requestedAt.getTime()) / minuteMs),
  );
  const rendered = renderMessage(
    context,
    { kind, language: code.language },
    { code: code.code, minutes: String(minutes) },
  );
  return {
    channel: code.channel,
    to: code.to,
    subject: rendered.title,
    text: textOf(rendered, code.channel) + toOriginLine(code, host),
    language: code.language,
    template: toGatewayTemplate(kind),
    dltTemplateId: rendered.dltTemplateId,
    isCode: true,
    reference: toDeliveryId(code),
  };
};
