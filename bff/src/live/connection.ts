import type { Language, Permission } from '@tokri/contracts';
import type { SlotLeft } from './slot-left.ts';
import type { KeptFact, Missed } from './history.ts';
import { eventText, heartbeatText, openingText } from './event-text.ts';
import { isLater } from './stream-id.ts';
import { hearsOthers, liveEventOf } from './user-fact.ts';
import type { UserFact } from './user-fact.ts';

/** What of a response a stream needs. */
export interface StreamSink {
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
  readonly writableLength: number;
  readonly writableEnded: boolean;
}

export interface LiveConnection {
  readonly userId: number | undefined;
  /** Staff who hear of the messages of all orders. */
  readonly isChatStaff: boolean;
  /** Of the caller, for the limit of connections. */
  readonly network: string;
  readonly pincode: string | undefined;
  /** Of staff; empty for customers and visitors. */
  readonly permissions: readonly Permission[];
  tellFact(fact: UserFact, id: string | undefined): void;
  tellSlot(slot: SlotLeft): void;
  heartbeat(): void;
  /** Ends the waiting that a resumed connection begins with: what was missed comes first, then what came meanwhile. */
  resume(missed: Missed): void;
  close(): void;
}

export interface ConnectionParts {
  readonly sink: StreamSink;
  readonly userId: number | undefined;
  readonly isChatStaff: boolean;
  readonly network: string;
  readonly pincode: string | undefined;
  readonly permissions: readonly Permission[];
  readonly language: Language;
  /** Facts wait for `resume` when the reader told what it has seen. */
  readonly isResuming: boolean;
}

/** Bytes that may wait for a slow reader before it is dropped; it comes back and resumes. */
const waitingBytesMax = 64 * 1024;
const waitingFactsMax = 200;

/** Whether an event that came while the history was read is neither in what was read nor older than what the reader knows. */
const newsAfter = (missed: Missed): ((id: string) => boolean) => {
  const known = missed.kind === 'unknown' ? missed.newest : missed.since;
  const told = new Set(missed.kind === 'unknown' ? [] : missed.facts.map(({ id }) => id));
  return (id) => !told.has(id) && (known === undefined || isLater(id, known));
};

export const createConnection = ({
  sink,
  userId,
  isChatStaff,
  network,
  pincode,
  permissions,
  language,
  isResuming,
}: ConnectionParts): LiveConnection => {
  let waiting: { fact: UserFact; id: string | undefined }[] | undefined = isResuming
    ? []
    : undefined;

  const write = (text: string): void => {
    if (sink.writableEnded) return;
    sink.write(text);
    if (sink.writableLength > waitingBytesMax) sink.destroy();
  };
  const writeFact = (fact: UserFact, id: string | undefined): void => {
    write(eventText({ ...liveEventOf(fact, language), id }));
  };

  const writeMissed = (missed: Missed): void => {
    if (missed.kind === 'unknown')
      write(eventText({ event: 'resync', data: {}, id: missed.newest }));
    else
      missed.facts.forEach(({ fact, id }: KeptFact) => {
        writeFact(fact, id);
      });
  };

  write(openingText);
  return {
    userId,
    isChatStaff,
    network,
    pincode,
    permissions,
    tellFact: (fact, id) => {
      if (!waiting) writeFact(fact, id);
      else if (waiting.length < waitingFactsMax) waiting.push({ fact, id });
      else sink.destroy();
    },
    tellSlot: (slot) => {
      write(eventText({ event: 'slot.left', data: slot }));
    },
    heartbeat: () => {
      write(heartbeatText);
    },
    resume: (missed) => {
      writeMissed(missed);
      const meanwhile = waiting ?? [];
      waiting = undefined;
      const isNews = newsAfter(missed);
      for (const { fact, id } of meanwhile) if (id === undefined || isNews(id)) writeFact(fact, id);
      // What staff heard of others' orders is in nobody's history.
      if (hearsOthers(permissions) && missed.kind === 'facts')
        write(eventText({ event: 'resync', data: {} }));
    },
    close: () => {
      sink.end();
    },
  };
};
