import type { Channel } from '../../domain/deliveries/message.ts';

/** `sending` remains after a crash: the code may have been sent and is not sent again. */
export type CodeState = 'sending' | 'sent' | 'failed' | 'too-late';

/** Whom the user service is told about. */
export interface InvitedPerson {
  readonly userId: number;
  readonly invitedAt: Date;
}

export interface DeliveryOutcome {
  readonly state: 'sent' | 'failed';
  readonly reason: string;
  readonly at: Date;
  /** Only of invitations. */
  readonly invited?: InvitedPerson;
}

export interface CodeDeliveries {
  begin(delivery: {
    readonly id: string;
    readonly channel: Channel;
    readonly state: CodeState;
    readonly at: Date;
  }): Promise<boolean>;
  finish(id: string, outcome: DeliveryOutcome): Promise<void>;
}
