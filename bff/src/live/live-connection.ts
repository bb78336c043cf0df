import type { Language } from '@tokri/contracts/language';
import type { Permission } from '@tokri/contracts/platform';
import type { SlotAvailability } from './slots/slot-availability.ts';
import type { MissedEvents } from './replay/read-missed-events.ts';
import { formatEvent, heartbeatComment, retryHint } from './server-sent-events.ts';
import type { StockAvailability } from './stock/stock-view.ts';
import { isLater } from './replay/stream-id.ts';
import { toLiveEvent } from './to-live-event.ts';
import { receivesStaffEvents } from './user-event.ts';
import type { UserEvent } from './user-event.ts';

export interface StreamSink {
  write(text: string): unknown;
  end(): unknown;
  destroy(): unknown;
  readonly writableLength: number;
  readonly writableEnded: boolean;
}

export interface LiveConnection {
  readonly userId: number | undefined;
  readonly isChatStaff: boolean;
  readonly network: string;
  readonly pincode: string | undefined;
  readonly permissions: readonly Permission[];
  sendEvent(event: UserEvent, id: string | undefined): void;
  sendSlot(slot: SlotAvailability): void;
  sendStock(stock: StockAvailability): void;
  heartbeat(): void;
  resume(missed: MissedEvents): void;
  close(): void;
}

export interface LiveConnectionOptions {
  readonly sink: StreamSink;
  readonly userId: number | undefined;
  readonly isChatStaff: boolean;
  readonly network: string;
  readonly pincode: string | undefined;
  readonly permissions: readonly Permission[];
  readonly language: Language;
  readonly canReplay: boolean;
}

const maxBufferedBytes = 64 * 1024;
const maxQueuedEvents = 200;

const createNewEventFilter = (missed: MissedEvents): ((id: string) => boolean) => {
  const lastKnownId = missed.kind === 'unknown' ? missed.newest : missed.since;
  const replayedIds = new Set(missed.kind === 'unknown' ? [] : missed.events.map(({ id }) => id));
  return (id) => !replayedIds.has(id) && (lastKnownId === undefined || isLater(id, lastKnownId));
};

const createEventWriter = (sink: StreamSink, language: Language) => {
  const write = (text: string): void => {
    if (sink.writableEnded) return;
    sink.write(text);
    if (sink.writableLength > maxBufferedBytes) sink.destroy();
  };
  const writeEvent = (event: UserEvent, id: string | undefined): void => {
    write(formatEvent({ ...toLiveEvent(event, language), id }));
  };
  return {
    write,
    writeEvent,
    writeMissed: (missed: MissedEvents): void => {
      if (missed.kind === 'unknown')
        write(formatEvent({ event: 'resync', data: {}, id: missed.newest }));
      else for (const { event, id } of missed.events) writeEvent(event, id);
    },
  };
};

export const createLiveConnection = ({
  sink,
  language,
  canReplay,
  ...reader
}: LiveConnectionOptions): LiveConnection => {
  const { write, writeEvent, writeMissed } = createEventWriter(sink, language);
  let queued: { event: UserEvent; id: string | undefined }[] | undefined = canReplay
    ? []
    : undefined;
  let isNew: (id: string) => boolean = () => true;
  const writeIfNew = (event: UserEvent, id: string | undefined): void => {
    if (id === undefined || isNew(id)) writeEvent(event, id);
  };
  write(retryHint);
  return {
    ...reader,
    sendEvent: (event, id) => {
      if (!queued) writeIfNew(event, id);
      else if (queued.length < maxQueuedEvents) queued.push({ event, id });
      else sink.destroy();
    },
    sendSlot: (slot) => {
      write(formatEvent({ event: 'slot.left', data: slot }));
    },
    sendStock: (stock) => {
      write(formatEvent({ event: 'stock.changed', data: stock }));
    },
    heartbeat: () => {
      write(heartbeatComment);
    },
    resume: (missed) => {
      writeMissed(missed);
      const queuedEvents = queued ?? [];
      queued = undefined;
      // For good: what another process stored may reach the consumer of this one much later.
      isNew = createNewEventFilter(missed);
      for (const { event, id } of queuedEvents) writeIfNew(event, id);
      // Updates about other users' orders are not in the replay buffer.
      if (receivesStaffEvents(reader.permissions) && missed.kind === 'events')
        write(formatEvent({ event: 'resync', data: {} }));
    },
    close: () => {
      sink.end();
    },
  };
};
