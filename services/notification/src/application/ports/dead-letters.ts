export interface DeadLetterPosition {
  readonly topic: string;
  readonly partition: number;
  readonly offset: string;
}

export interface DeadLetter extends DeadLetterPosition {
  readonly source: string;
  readonly consumer: string;
  readonly type: string;
  readonly key: string;
  readonly eventId: string;
  readonly reason: string;
  readonly attempts: number;
  readonly at: string | undefined;
}

export interface DeadLetterReader {
  readAll(): Promise<readonly DeadLetter[]>;
  republish(position: DeadLetterPosition): Promise<'published' | 'state' | 'unknown'>;
}

export interface Replays {
  findReplayTimes(positions: readonly DeadLetterPosition[]): Promise<ReadonlyMap<string, Date>>;
  recordReplay(position: DeadLetterPosition, replayedBy: number, at: Date): Promise<Date>;
}

export const positionKey = ({ topic, partition, offset }: DeadLetterPosition): string =>
  `${topic}/${partition}/${offset}`;
