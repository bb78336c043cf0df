import type { Language } from '@tokri/contracts/language';
import type { DeliveryReason } from '@tokri/contracts/events';

export const channels = ['sms', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** What goes to a person. `template` and `reference` matter to gateways, `subject` to mail and push. */
export interface Message {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
  /** What is registered with the operators under this name and language; `code` for one-time passwords. */
  readonly template: string;
  /** Of ours; the same one is the same message to a gateway that looks at it. */
  readonly reference: string;
  /** For the app that opens a push. */
  readonly orderId?: number;
  readonly path?: string;
}

/** Why nothing was handed to a gateway at all. */
export type NoRecipientReason = Extract<DeliveryReason, 'no-address' | 'no-token' | 'no-contact'>;

/** What came of handing a message over. `reason` never holds personal data; `unregistered`: nobody is behind this push token any more. */
export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Exclude<DeliveryReason, NoRecipientReason> };
