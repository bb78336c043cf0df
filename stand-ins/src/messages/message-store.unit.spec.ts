import { createMessageStore, maxMessages, maxTextLength } from './message-store.ts';

const now = () => new Date('2026-02-03T10:00:00Z');

describe('createMessageStore', () => {
  it('lists the newest message first', () => {
    const store = createMessageStore(now);
    store.add({ Channel: 'sms', To: '9000000002', Text: 'first' });
    store.add({ Channel: 'mail', To: 'a@example.in', Text: 'second' });
    expect(store.list().map(({ Text }) => Text)).toEqual(['second', 'first']);
  });
  it('filters by recipient and channel', () => {
    const store = createMessageStore(now);
    store.add({ Channel: 'sms', To: '9000000002', Text: 'mine' });
    store.add({ Channel: 'push', To: '9000000002', Text: 'other channel' });
    store.add({ Channel: 'sms', To: '9000000003', Text: 'other person' });
    expect(store.list({ to: '+91 90000 00002', channel: 'sms' }).map(({ Text }) => Text)).toEqual([
      'mine',
    ]);
  });
  it('drops the oldest message when it is full', () => {
    const store = createMessageStore(now);
    for (let count = 0; count <= maxMessages; count += 1)
      store.add({ Channel: 'sms', To: '9000000002', Text: String(count) });
    expect(store.list()).toHaveLength(maxMessages);
    expect(store.list().at(-1)?.Text).toBe('1');
    expect(store.revision).toBe(maxMessages + 1);
  });
  it('truncates a text that is too long', () => {
    expect(
      createMessageStore(now).add({
        Channel: 'mail',
        To: 'a@b.in',
        Text: 'x'.repeat(maxTextLength * 2),
      }).Text,
    ).toHaveLength(maxTextLength);
  });
});
