import type { Channel } from '../../domain/deliveries/message.ts';

/** What became of a code, without anything personal. `sending` stays after a crash: the code may have gone out, and is not sent again. */
export type CodeState = 'sending' | 'sent' | 'failed' | 'too-late';

export interface CodeDeliveries {
  /** False when there is one with this id: the message has had its one chance. */
  begin(delivery: {
    readonly id: string;
    readonly channel: Channel;
    readonly state: CodeState;
    readonly at: Date;
  }): Promise<boolean>;
  finish(id: string, state: CodeState, reason: string): Promise<void>;
}
