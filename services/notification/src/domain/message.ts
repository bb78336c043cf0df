import type { Language } from '@tokri/contracts';

export type Channel = 'sms' | 'mail';

/** What goes to a person. `templateId` and `reference` matter to gateways, `subject` to mail. */
export interface Message {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
  /** Of ours; the same one is the same message to a gateway that looks at it. */
  readonly reference: string;
}

/** What came of handing a message over. `reason` never holds personal data. */
export type HandOver = { readonly ok: true } | { readonly ok: false; readonly reason: 'timeout' | 'unreachable' | 'refused' | 'gateway-error' };
