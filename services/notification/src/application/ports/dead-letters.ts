/** Where a dead letter lies. */
export interface DeadLetterPosition {
  readonly topic: string;
  readonly partition: number;
  /** Decimal digits: offsets outgrow safe numbers in theory only, but they are the broker's. */
  readonly offset: string;
}

/** A message that a consumer gave up, without what its event carries. */
export interface DeadLetter extends DeadLetterPosition {
  readonly source: string;
  readonly consumer: string;
  readonly type: string;
  readonly key: string;
  readonly eventId: string;
  readonly reason: string;
  readonly attempts: number;
  /** ISO 8601; absent where the letter does not say it. */
  readonly at: string | undefined;
}

export interface DeadLetterReader {
  /** Every letter that the broker keeps. @throws Problem `unavailable` when the broker does not answer in time. */
  readAll(): Promise<readonly DeadLetter[]>;
  /** Publishes it again with its own event id. `state`: a letter of a compacted topic, which the next state heals. */
  republish(position: DeadLetterPosition): Promise<'published' | 'state' | 'unknown'>;
}

export interface Replays {
  /** When each of these was replayed, by `placeKey`. */
  findReplayTimes(positions: readonly DeadLetterPosition[]): Promise<ReadonlyMap<string, Date>>;
  /** Remembers a replay; who asked first stays. Answers when that was. */
  recordReplay(position: DeadLetterPosition, by: number, at: Date): Promise<Date>;
}

/** One name for a place. */
export const positionKey = ({ topic, partition, offset }: DeadLetterPosition): string =>
  `${topic}/${partition}/${offset}`;
