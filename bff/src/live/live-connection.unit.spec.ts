import { createLiveConnection } from './live-connection.ts';
import type { LiveConnectionOptions } from './live-connection.ts';
import type { UserEvent } from './user-event.ts';

const createSink = (bufferedBytes = 0) => {
  const written: string[] = [];
  return {
    written,
    isDestroyed: false,
    writableLength: bufferedBytes,
    writableEnded: false,
    write(text: string) {
      written.push(text);
    },
    end() {
      this.writableEnded = true;
    },
    destroy() {
      this.isDestroyed = true;
    },
  };
};
const open = (options: Partial<LiveConnectionOptions> = {}, sink = createSink()) => ({
  sink,
  connection: createLiveConnection({
    sink,
    userId: 7,
    isChatStaff: false,
    network: 'n',
    pincode: undefined,
    permissions: [],
    language: 'en',
    canReplay: false,
    ...options,
  }),
});
const orderEvent = (orderId: number): UserEvent => ({
  kind: 'order-status',
  orderId,
  status: 3,
  at: '2026-11-20T05:00:00Z',
});
const writtenIds = (written: readonly string[]): string[] =>
  written.flatMap((text) => /^id: (.*)$/m.exec(text)?.[1] ?? []);

describe('createLiveConnection', () => {
  it('writes an event with its id in the language of the connection', () => {
    const { sink, connection } = open({ language: 'hi' });
    connection.sendEvent(orderEvent(9), '5-0');
    expect(sink.written.at(-1)).toBe(
      'id: 5-0\nevent: order.status\ndata: {"Id":9,"Status":3,"StatusText":"ऑर्डर पक्का","At":"2026-11-20T05:00:00Z"}\n\n',
    );
  });

  it('writes a waitlist offer with slot, hold and expiry', () => {
    const { sink, connection } = open();
    connection.sendEvent(
      {
        kind: 'place-offered',
        slotId: 5,
        holdId: 9,
        date: '2026-11-22',
        start: '16:00',
        end: '19:00',
        until: '2026-11-21T09:10:00.000+05:30',
      },
      '6-0',
    );
    expect(sink.written.at(-1)).toBe(
      'id: 6-0\nevent: slot.offered\ndata: {"SlotId":5,"HoldId":9,"Date":"2026-11-22","Start":"16:00","End":"19:00","ExpiresAt":"2026-11-21T09:10:00.000+05:30"}\n\n',
    );
  });

  it('writes events received during a replay after it, once and in order', () => {
    const { sink, connection } = open({ canReplay: true });
    connection.sendEvent(orderEvent(3), '3-0');
    connection.sendEvent(orderEvent(4), '4-0');
    expect(writtenIds(sink.written)).toEqual([]);
    connection.resume({
      kind: 'events',
      since: '1-0',
      events: [
        { id: '2-0', event: orderEvent(2) },
        { id: '3-0', event: orderEvent(3) },
      ],
    });
    connection.sendEvent(orderEvent(5), '5-0');
    expect(writtenIds(sink.written)).toEqual(['2-0', '3-0', '4-0', '5-0']);
  });

  it('does not repeat a replayed event when the consumer of this process comes to it later', () => {
    const { sink, connection } = open({ canReplay: true });
    connection.resume({
      kind: 'events',
      since: '1-0',
      events: [{ id: '2-0', event: orderEvent(2) }],
    });
    connection.sendEvent(orderEvent(1), '1-0');
    connection.sendEvent(orderEvent(2), '2-0');
    connection.sendEvent(orderEvent(3), '3-0');
    expect(writtenIds(sink.written)).toEqual(['2-0', '3-0']);
  });

  it('sends resync to staff after a replay because updates of others are not stored', () => {
    const { sink, connection } = open({ canReplay: true, permissions: ['transactions'] });
    connection.sendEvent(orderEvent(8), undefined);
    connection.resume({
      kind: 'events',
      since: '1-0',
      events: [{ id: '2-0', event: orderEvent(2) }],
    });
    expect(sink.written.at(-1)).toBe('event: resync\ndata: {}\n\n');
    expect(writtenIds(sink.written)).toEqual(['2-0']);
  });

  it('neither loses nor repeats events while two replay buffers are read', () => {
    const { sink, connection } = open({ canReplay: true });
    connection.sendEvent(orderEvent(1), '1-0');
    connection.sendEvent(orderEvent(2), '2-0');
    connection.sendEvent(orderEvent(3), '3-0');
    connection.resume({
      kind: 'events',
      since: '1-0',
      events: [{ id: '3-0', event: orderEvent(3) }],
    });
    expect(writtenIds(sink.written)).toEqual(['3-0', '2-0']);
  });

  it('answers an unknown id with resync and the id to continue from', () => {
    const { sink, connection } = open({ canReplay: true });
    connection.resume({ kind: 'unknown', newest: '8-1' });
    expect(sink.written.at(-1)).toBe('id: 8-1\nevent: resync\ndata: {}\n\n');
  });

  it('drops a connection that does not read', () => {
    const { sink, connection } = open({}, createSink(65 * 1024));
    connection.heartbeat();
    expect(sink.isDestroyed).toBe(true);
  });

  it('writes nothing after close', () => {
    const { sink, connection } = open();
    connection.close();
    const { length } = sink.written;
    connection.sendEvent(orderEvent(1), '1-0');
    expect(sink.written).toHaveLength(length);
  });
});
