import { conversation, later, message, noon, words } from '../testing/talk.ts';
import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import { messagesPerMinuteMax, saidBefore, say } from './say.ts';

const many = (
  count: number,
  change: (at: number) => Partial<Parameters<typeof message>[0]> = () => ({}),
) =>
  conversation(
    Array.from({ length: count }, (_, at) =>
      message({ messageId: at + 1, clientKey: `key ${at}`, ...change(at) }),
    ),
  );

describe('a message', () => {
  it('of a new key, is added unread', () =>
    expect(say(conversation(), words())).toEqual({ ok: true, value: message() }));

  it('of a key that its writer used, is what it was', () => {
    const first = message();
    expect(
      saidBefore(
        conversation([first]),
        words({ messageId: 502, text: 'Another text', sentAt: later(5) }),
      ),
    ).toBe(first);
  });

  it('of a key that somebody else used, is new', () => {
    expect(
      saidBefore(conversation([message()]), words({ messageId: 502, creatorId: 1, from: 'shop' })),
    ).toBeUndefined();
  });

  it('one too many in a minute, is refused; a minute later it is not', () => {
    const talk = many(messagesPerMinuteMax, (at) => ({ sentAt: later(at) }));
    expect(say(talk, words({ sentAt: later(59) }))).toEqual({ ok: false, code: 'too-fast' });
    expect(say(talk, words({ sentAt: later(60) }))).toMatchObject({ ok: true });
  });

  it('one too many in a minute, of the other side, is not refused', () => {
    expect(
      say(
        many(messagesPerMinuteMax, () => ({ sentAt: noon })),
        words({ from: 'shop', creatorId: 1, sentAt: later(1) }),
      ),
    ).toMatchObject({ ok: true });
  });

  it('in a full conversation, is refused', () => {
    const full = many(maxMessagesPerOrder);
    expect(say(many(maxMessagesPerOrder - 1), words({ sentAt: later(3600) }))).toMatchObject({
      ok: true,
    });
    expect(say(full, words({ sentAt: later(3600) }))).toEqual({ ok: false, code: 'chat-full' });
  });
});
