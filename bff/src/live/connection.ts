import type { Permission } from '@tokri/contracts';
import type { Language } from '@tokri/service-kit/http';
import type { SlotLeft } from './slot-left.ts';
import type { KeptFact, Missed } from './history.ts';
import { eventText, heartbeatText, openingText } from './event-text.ts';
import { isLater } from './stream-id.ts';
import { liveEventOf } from './user-fact.ts';
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

export const createConnection = ({ sink, userId, network, pincode, permissions, language, isResuming }: ConnectionParts): LiveConnection => {
  let waiting: { fact: UserFact; id: string | undefined }[] | undefined = isResuming ? [] : undefined;

  const write = (text: string): void => {
    if (sink.writableEnded) return;
    sink.write(text);
    if (sink.writableLength > waitingBytesMax) sink.destroy();
  };
  const writeFact = (fact: UserFact, id: string | undefined): void => { write(eventText({ ...liveEventOf(fact, language), id })); };

  const writeMissed = (missed: Missed): string | undefined => {
    if (missed.kind === 'unknown') {
      write(eventText({ event: 'resync', data: {}, id: missed.newest }));
      return missed.newest;
    }
    missed.facts.forEach(({ fact, id }: KeptFact) => { writeFact(fact, id); });
    return missed.facts.at(-1)?.id;
  };

  write(openingText);
  return {
    userId, network, pincode, permissions,
    tellFact: (fact, id) => {
      if (!waiting) writeFact(fact, id);
      else if (waiting.length < waitingFactsMax) waiting.push({ fact, id });
      else sink.destroy();
    },
    tellSlot: (slot) => { write(eventText({ event: 'slot.left', data: slot })); },
    heartbeat: () => { write(heartbeatText); },
    resume: (missed) => {
      const last = writeMissed(missed);
      const meanwhile = waiting ?? [];
      waiting = undefined;
      for (const { fact, id } of meanwhile) if (id === undefined || last === undefined || isLater(id, last)) writeFact(fact, id);
      // What staff heard of others is in nobody's history.
      if (permissions.length > 0 && missed.kind === 'facts') write(eventText({ event: 'resync', data: {} }));
    },
    close: () => { sink.end(); },
  };
};
