import type { Language } from '@tokri/contracts/language';
import type { MessageKind } from '@tokri/contracts/templates';
import type { Message } from '../deliveries/message.ts';
import { toGatewayTemplate } from './gateway-template.ts';
import { renderMessage, textOf, type RenderContext } from './render-message.ts';

export interface SecondFactorChange {
  readonly userId: number;
  /** Counts the changes of the person: one that arrives twice is told once. */
  readonly seq: number;
  readonly state: 'on' | 'off';
  readonly language: Language;
  /** Empty for none. */
  readonly mobile: string;
  readonly mail: string;
}

export const secondFactorChannels = ['sms', 'mail'] as const;
export type SecondFactorChannel = (typeof secondFactorChannels)[number];

const kinds: Readonly<Record<SecondFactorChange['state'], MessageKind>> = {
  on: 'second-factor-on',
  off: 'second-factor-off',
};

export const toSecondFactorDeliveryId = (
  { userId, seq }: Pick<SecondFactorChange, 'userId' | 'seq'>,
  channel: SecondFactorChannel,
): string => `second-factor:${userId}:${seq}:${channel}`;

export const toSecondFactorMessage = (
  change: SecondFactorChange,
  channel: SecondFactorChannel,
  context: RenderContext,
): Message => {
  const { state, language, mobile, mail } = change;
  const kind = kinds[state];
  const texts = renderMessage(context, { kind, language }, {});
  return {
    channel,
    to: channel === 'sms' ? mobile : mail,
    subject: texts.title,
    text: textOf(texts, channel),
    language,
    template: toGatewayTemplate(kind),
    dltTemplateId: texts.dltTemplateId,
    reference: toSecondFactorDeliveryId(change, channel),
  };
};
