import { minuteMs } from '@tokri/contracts/dates';
import type { Language } from '@tokri/contracts/language';
import type { Channel, Message } from '../deliveries/message.ts';

export type CodePurpose = 'sign-in' | 'verify-contact';

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

interface CodeTemplate {
  readonly subject: string;
  text(code: string, minutes: number): string;
}

/**
 * Texts as registered with the operators (TRAI TCCCPR 2018): a changed text needs a new template
 * id.
 */
const templates: Readonly<Record<CodePurpose, Readonly<Record<Language, CodeTemplate>>>> = {
  'sign-in': {
    en: {
      subject: 'Your Tokri sign-in code',
      text: (code, minutes) =>
        `${code} is your Tokri sign-in code. It is valid for ${minutes} minutes. Do not share it with anyone; our staff never ask for it.`,
    },
    hi: {
      subject: 'आपका टोकरी साइन-इन कोड',
      text: (code, minutes) =>
        `${code} आपका टोकरी साइन-इन कोड है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ; हमारे कर्मचारी इसे कभी नहीं माँगते।`,
    },
  },
  'verify-contact': {
    en: {
      subject: 'Verify your email for Tokri',
      text: (code, minutes) =>
        `${code} is your Tokri verification code. It is valid for ${minutes} minutes. Do not share it with anyone.`,
    },
    hi: {
      subject: 'टोकरी के लिए अपना ई-मेल सत्यापित करें',
      text: (code, minutes) =>
        `${code} आपका टोकरी वेरिफ़िकेशन OTP है। यह ${minutes} मिनट तक मान्य है। इसे किसी को न बताएँ।`,
    },
  },
};

/** Names of the registered SMS templates. */
const templateNames: Readonly<Record<CodePurpose, string>> = {
  'sign-in': 'code',
  'verify-contact': 'verification-code',
};

export const toDeliveryId = ({
  challengeId,
  send,
}: Pick<CodeToSend, 'challengeId' | 'send'>): string => `otp:${challengeId}:${send}`;

export const isCodeExpired = ({ expiresAt }: Pick<CodeToSend, 'expiresAt'>, now: Date): boolean =>
  expiresAt.getTime() <= now.getTime();

export const toCodeMessage = (code: CodeToSend): Message => {
  const { subject, text } = templates[code.purpose][code.language];
  const minutes = Math.max(
    1,
    Math.round((code.expiresAt.getTime() - code.requestedAt.getTime()) / minuteMs),
  );
  return {
    channel: code.channel,
    to: code.to,
    subject,
    text: text(code.code, minutes),
    language: code.language,
    template: templateNames[code.purpose],
    isCode: true,
    reference: toDeliveryId(code),
  };
};
