/** Where a dead letter lies. */
export interface LetterPlace {
  readonly topic: string;
  readonly partition: number;
  /** Decimal digits: offsets outgrow safe numbers in theory only, but they are the broker's. */
  readonly offset: string;
}

/** A message that a consumer gave up, without what its event carries. */
export interface Letter extends LetterPlace {
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

export interface LetterBox {
  /** Every letter that the broker keeps. @throws Problem `unavailable` when the broker does not answer in time. */
  all(): Promise<readonly Letter[]>;
  /** Publishes it again with its own event id. `state`: a letter of a compacted topic, which the next state heals. */
  publishAgain(place: LetterPlace): Promise<'published' | 'state' | 'unknown'>;
}

export interface Replays {
  /** When each of these was replayed, by `placeKey`. */
  of(places: readonly LetterPlace[]): Promise<ReadonlyMap<string, Date>>;
  /** Remembers a replay; who asked first stays. Answers when that was. */
  mark(place: LetterPlace, by: number, at: Date): Promise<Date>;
}

/** One name for a place. */
export const placeKey = ({ topic, partition, offset }: LetterPlace): string =>
  `${topic}/${partition}/${offset}`;
