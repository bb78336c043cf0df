import type { Language } from '@tokri/contracts/language';
import type { DeliveryReason } from '@tokri/contracts/events';

export const channels = ['sms', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

export interface Message {
  readonly channel: Channel;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly language: Language;
  /** Its name among the template ids of the environment. */
  readonly template: string;
  /** Of a text of staff; empty for the one of the environment. */
  readonly dltTemplateId: string;
  readonly isCode?: boolean;
  readonly reference: string;
  readonly orderId?: number;
  readonly path?: string;
}

export type NoRecipientReason = Extract<DeliveryReason, 'no-address' | 'no-token' | 'no-contact'>;
/** The recipient is known, and must not get the message. */
export type SuppressionReason = Extract<
  DeliveryReason,
  'not-verified' | 'over-limit' | 'not-chosen'
>;

export type SendResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: Exclude<
        DeliveryReason,
        NoRecipientReason | SuppressionReason | 'quiet-hours'
      >;
    };
