import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import {
  buildConversation,
  buildMessage,
  buildNewMessage,
  later,
  noon,
} from '../testing/fixtures.ts';
import { createMessage, findDuplicate, maxMessagesPerMinute } from './create-message.ts';

const many = (
  count: number,
  change: (at: number) => Partial<Parameters<typeof buildMessage>[0]> = () => ({}),
) =>
  buildConversation(
    Array.from({ length: count }, (_, at) =>
      buildMessage({ messageId: at + 1, clientKey: `key ${at}`, ...change(at) }),
    ),
  );

describe('createMessage', () => {
  it('creates an unread message', () =>
    expect(createMessage(buildConversation(), buildNewMessage())).toEqual({
      ok: true,
      value: buildMessage(),
    }));

  it('findDuplicate returns the message with the same key and sender', () => {
    const first = buildMessage();
    expect(
      findDuplicate(
        buildConversation([first]),
        buildNewMessage({ messageId: 502, text: 'Another text', sentAt: later(5) }),
      ),
    ).toBe(first);
  });

  it('findDuplicate ignores the same key of another sender', () => {
    expect(
      findDuplicate(
        buildConversation([buildMessage()]),
        buildNewMessage({ messageId: 502, creatorId: 1, from: 'shop' }),
      ),
    ).toBeUndefined();
  });

  it('rejects a sender who exceeds the rate limit until a minute has passed', () => {
    const talk = many(maxMessagesPerMinute, (at) => ({ sentAt: later(at) }));
    expect(createMessage(talk, buildNewMessage({ sentAt: later(59) }))).toEqual({
      ok: false,
      code: 'too-fast',
    });
    expect(createMessage(talk, buildNewMessage({ sentAt: later(60) }))).toMatchObject({ ok: true });
  });

  it('counts the rate limit per sender', () => {
    expect(
      createMessage(
        many(maxMessagesPerMinute, () => ({ sentAt: noon })),
        buildNewMessage({ from: 'shop', creatorId: 1, sentAt: later(1) }),
      ),
    ).toMatchObject({ ok: true });
  });

  it('rejects a message in a full conversation', () => {
    const full = many(maxMessagesPerOrder);
    expect(
      createMessage(many(maxMessagesPerOrder - 1), buildNewMessage({ sentAt: later(3600) })),
    ).toMatchObject({
      ok: true,
    });
    expect(createMessage(full, buildNewMessage({ sentAt: later(3600) }))).toEqual({
      ok: false,
      code: 'chat-full',
    });
  });
});
