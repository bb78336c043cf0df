import type { Language } from '@tokri/contracts';
import type { Channel, HandOver, Message } from '../domain/message.ts';
import type { Notice, OrderFacts } from '../domain/notice.ts';

export type Clock = () => Date;

/** What became of a code, without anything personal. `sending` stays after a crash: the code may have gone out, and is not sent again. */
export type CodeState = 'sending' | 'sent' | 'failed' | 'too-late';

export interface Codes {
  /** False when there is one with this id: the message has had its one chance. */
  begin(delivery: {
    readonly id: string;
    readonly channel: Channel;
    readonly state: CodeState;
    readonly at: Date;
  }): Promise<boolean>;
  finish(id: string, state: CodeState, reason: string): Promise<void>;
}

/** A notice as it is stored; `rev` is compared by the next write. */
export interface StoredNotice {
  readonly notice: Notice;
  readonly rev: number;
  readonly seq: number;
}

/** What all later news of an order build on. */
export interface FirstOfOrder {
  /** 0 where the event does not say. */
  readonly addressId: number;
  readonly facts: OrderFacts;
  readonly language: Language | null;
}

export interface Notices {
  /** Writes it, open until `claimedUntil`: this process sends it. Null when it is there already. */
  open(notice: Notice, claimedUntil: Date): Promise<StoredNotice | null>;
  /** What the order's first notice said of it. */
  placedOf(orderId: number): Promise<FirstOfOrder | null>;
  /** Open ones whose time has come. */
  due(now: Date, limit: number): Promise<readonly StoredNotice[]>;
  /** Takes one for this process, or renews its claim; null when somebody has written it since it was read. */
  claim(stored: StoredNotice, claimedUntil: Date): Promise<StoredNotice | null>;
  /** Saves what the channels came to and publishes those that ended. `nextTryAt` null closes it. False when another wrote meanwhile. */
  save(
    stored: StoredNotice,
    now: { readonly notice: Notice; readonly nextTryAt: Date | null; readonly at: Date },
  ): Promise<boolean>;
  ofUser(userId: number, page: Page): Promise<NoticePage>;
  all(wish: Page & { readonly orderId: number | undefined }): Promise<NoticePage>;
}

export interface Page {
  /** Notices to pass over, and to give at most. */
  readonly skip: number;
  readonly limit: number;
}
export interface NoticePage {
  readonly notices: readonly Notice[];
  readonly total: number;
}

/** Where a person's messages go, opened for this moment. */
export interface Recipient {
  readonly mobile: string;
  readonly email: string;
}

export interface Contacts {
  /** Null while the person's record is not here, or no more. */
  of(who: { readonly userId: number; readonly addressId: number }): Promise<Recipient | null>;
}

export interface PushToken {
  readonly id: number;
  readonly token: string;
  /** 0: nobody has signed in on it. */
  readonly userId: number;
  readonly language: Language;
}

export interface PushTokens {
  /** Newest first, a few at most. */
  ofUser(userId: number): Promise<readonly PushToken[]>;
  find(token: string): Promise<PushToken | null>;
  save(
    token: Omit<PushToken, 'id'> & { readonly deviceType: number; readonly at: Date },
  ): Promise<number>;
  remove(token: string): Promise<void>;
}

/** Hands a message to its gateway once, within `deadlineMs`. Does not throw for what gateways do. */
export type Gateway = (message: Message, deadlineMs: number) => Promise<HandOver>;

export type Gateways = Readonly<Record<Channel, Gateway>>;

/** Called with every outcome, for counts and logs. */
export type Witness = (outcome: {
  readonly channel: Channel;
  readonly state: string;
  readonly reason: string;
}) => void;
