import { createEventParser, type StreamEvent } from './event-stream.ts';
import { backoffDelayMs } from '@tokri/contracts/retry';
import { reconnectBackoff } from './live-client.ts';

const read = (...pieces: string[]): StreamEvent[] => {
  const events: StreamEvent[] = [];
  const pushChunk = createEventParser((event) => events.push(event));
  pieces.forEach(pushChunk);
  return events;
};

describe('event stream parser', () => {
  it('parses events from chunks cut anywhere', () => {
    const text = 'id: 7\nevent: slot.left\ndata: {"SlotId":1}\n\nevent: order.status\ndata: {}\n\n';
    const whole = read(text);
    expect(whole).toEqual([
      { id: '7', type: 'slot.left', data: '{"SlotId":1}' },
      { id: '', type: 'order.status', data: '{}' },
    ]);
    for (let index = 1; index < text.length; index += 1)
      expect(read(text.slice(0, index), text.slice(index))).toEqual(whole);
  });
  it('ignores heartbeats', () => expect(read(': beat\n\n: beat\n\n')).toEqual([]));
  it('joins several data lines', () => expect(read('data: a\ndata: b\n\n')[0]?.data).toBe('a\nb'));
  it('accepts Windows line endings', () =>
    expect(read('event: x\r\ndata: 1\r\n\r\n')).toEqual([{ id: '', type: 'x', data: '1' }]));
});

describe('backoff of a reconnection', () => {
  it('doubles up to 30 s', () => {
    expect([1, 2, 3, 11].map((failures) => backoffDelayMs(reconnectBackoff, failures))).toEqual([
      1000, 2000, 4000, 30_000,
    ]);
  });
  it('is shortened by up to a third of jitter', () =>
    expect(backoffDelayMs(reconnectBackoff, 2, () => 0.75)).toBe(1500));
});
