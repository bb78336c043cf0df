import { maxMessagesPerOrder } from '@tokri/contracts/validation';
import {
  buildConversation,
  buildMessage,
  buildNewMessage,
  secondsLater,
  noon,
} from '../testing/fixtures.ts';
import { createMessage, findDuplicate, maxMessagesPerMinute } from './create-message.ts';

const repeatMessage = (
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
        buildNewMessage({ messageId: 502, text: 'Another text', sentAt: secondsLater(5) }),
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
    const conversation = repeatMessage(maxMessagesPerMinute, (at) => ({
      sentAt: secondsLater(at),
    }));
    expect(createMessage(conversation, buildNewMessage({ sentAt: secondsLater(59) }))).toEqual({
      ok: false,
      code: 'too-fast',
    });
    expect(
      createMessage(conversation, buildNewMessage({ sentAt: secondsLater(60) })),
    ).toMatchObject({ ok: true });
  });

  it('rejects what staff write to a customer who deleted the account', () => {
    const closed = { isCustomerClosed: true };
    const fromShop = buildNewMessage({ creatorId: 1, from: 'shop' });
    expect(createMessage(buildConversation(), fromShop, closed)).toEqual({
      ok: false,
      code: 'account-closed',
    });
  });

  it('counts the rate limit per sender', () => {
    expect(
      createMessage(
        repeatMessage(maxMessagesPerMinute, () => ({ sentAt: noon })),
        buildNewMessage({ from: 'shop', creatorId: 1, sentAt: secondsLater(1) }),
      ),
    ).toMatchObject({ ok: true });
  });

  it('rejects a message in a full conversation', () => {
    const full = repeatMessage(maxMessagesPerOrder);
    expect(
      createMessage(
        repeatMessage(maxMessagesPerOrder - 1),
        buildNewMessage({ sentAt: secondsLater(3600) }),
      ),
    ).toMatchObject({
      ok: true,
    });
    expect(createMessage(full, buildNewMessage({ sentAt: secondsLater(3600) }))).toEqual({
      ok: false,
      code: 'chat-full',
    });
  });
});
