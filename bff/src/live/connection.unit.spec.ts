import { createConnection } from './connection.ts';
import type { ConnectionParts } from './connection.ts';
import type { UserFact } from './user-fact.ts';

const createSink = (waitingBytes = 0) => {
  const written: string[] = [];
  return {
    written,
    isDestroyed: false,
    writableLength: waitingBytes,
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
const open = (more: Partial<ConnectionParts> = {}, sink = createSink()) => ({
  sink,
  connection: createConnection({
    sink,
    userId: 7,
    isChatStaff: false,
    network: 'n',
    pincode: undefined,
    permissions: [],
    language: 'en',
    isResuming: false,
    ...more,
  }),
});
const fact = (orderId: number): UserFact => ({
  kind: 'order-status',
  orderId,
  status: 3,
  at: '2026-11-20T05:00:00Z',
});
const idsOf = (written: readonly string[]): string[] =>
  written.flatMap((text) => /^id: (.*)$/m.exec(text)?.[1] ?? []);

describe('a live connection', () => {
  it('a fact, told, is written with its id in the language of the reader', () => {
    const { sink, connection } = open({ language: 'hi' });
    connection.tellFact(fact(9), '5-0');
    expect(sink.written.at(-1)).toBe(
      'id: 5-0\nevent: order.status\ndata: {"Id":9,"Status":3,"StatusText":"ऑर्डर पक्का","At":"2026-11-20T05:00:00Z"}\n\n',
    );
  });

  it('a place that came free, told, is written with the slot, the hold and its end', () => {
    const { sink, connection } = open();
    connection.tellFact(
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

  it('facts, told while a resumed connection reads what it missed, follow it once and in order', () => {
    const { sink, connection } = open({ isResuming: true });
    connection.tellFact(fact(3), '3-0');
    connection.tellFact(fact(4), '4-0');
    expect(idsOf(sink.written)).toEqual([]);
    connection.resume({
      kind: 'facts',
      since: '1-0',
      facts: [
        { id: '2-0', fact: fact(2) },
        { id: '3-0', fact: fact(3) },
      ],
    });
    connection.tellFact(fact(5), '5-0');
    expect(idsOf(sink.written)).toEqual(['2-0', '3-0', '4-0', '5-0']);
  });

  it('staff, resumed with a known id, are told to read again what they heard of others', () => {
    const { sink, connection } = open({ isResuming: true, permissions: ['transactions'] });
    connection.tellFact(fact(8), undefined);
    connection.resume({ kind: 'facts', since: '1-0', facts: [{ id: '2-0', fact: fact(2) }] });
    expect(sink.written.at(-1)).toBe('event: resync\ndata: {}\n\n');
    expect(idsOf(sink.written)).toEqual(['2-0']);
  });

  it('facts of two histories, told while both are read, are lost by none and repeated by none', () => {
    const { sink, connection } = open({ isResuming: true });
    connection.tellFact(fact(1), '1-0');
    connection.tellFact(fact(2), '2-0');
    connection.tellFact(fact(3), '3-0');
    connection.resume({ kind: 'facts', since: '1-0', facts: [{ id: '3-0', fact: fact(3) }] });
    expect(idsOf(sink.written)).toEqual(['3-0', '2-0']);
  });

  it('an unknown id, resumed from, answers resync with the place to go on from', () => {
    const { sink, connection } = open({ isResuming: true });
    connection.resume({ kind: 'unknown', newest: '8-1' });
    expect(sink.written.at(-1)).toBe('id: 8-1\nevent: resync\ndata: {}\n\n');
  });

  it('a reader that does not read, written to, is dropped', () => {
    const { sink, connection } = open({}, createSink(65 * 1024));
    connection.heartbeat();
    expect(sink.isDestroyed).toBe(true);
  });

  it('a closed connection, told something, writes nothing', () => {
    const { sink, connection } = open();
    connection.close();
    const { length } = sink.written;
    connection.tellFact(fact(1), '1-0');
    expect(sink.written).toHaveLength(length);
  });
});
