import type { Channel } from '../../domain/deliveries/message.ts';

/** `sending` remains after a crash: the code may have been sent and is not sent again. */
export type CodeState = 'sending' | 'sent' | 'failed' | 'too-late';

export interface CodeDeliveries {
  begin(delivery: {
    readonly id: string;
    readonly channel: Channel;
    readonly state: CodeState;
    readonly at: Date;
  }): Promise<boolean>;
  finish(id: string, state: CodeState, reason: string): Promise<void>;
}
