import {
  applyDigestAttempt,
  deliveriesTo,
  digestDueAt,
  digestId,
  expireDigest,
  newDigest,
  nextDigestAttemptAt,
  skipDelivery,
} from './digest.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 28, 10, minutes));
const recipient = { userId: 7, mail: true, sms: true, language: 'hi' } as const;
const [mail, sms] = deliveriesTo([recipient]);
if (!mail || !sms) throw new Error('a recipient by mail and SMS has two deliveries');
const digest = { ...newDigest(2, 5, at(0)), state: 'sending' as const, deliveries: [mail, sms] };

describe('digestDueAt', () => {
  it('is a minute after the first fall, so that one order makes one message', () => {
    expect(digestDueAt(at(3), undefined)).toEqual(at(4));
  });
  it('is 15 minutes after the last digest of the location at the earliest', () => {
    expect(digestDueAt(at(3), { startedAt: at(2) })).toEqual(at(17));
    expect(digestDueAt(at(40), { startedAt: at(2) })).toEqual(at(41));
  });
});

describe('deliveriesTo', () => {
  it('are by the channels that were chosen, in the language of each person', () => {
    expect(deliveriesTo([recipient, { ...recipient, userId: 8, mail: false }])).toMatchObject([
      { userId: 7, channel: 'mail', language: 'hi', state: 'due' },
      { userId: 7, channel: 'sms' },
      { userId: 8, channel: 'sms' },
    ]);
  });
});

describe('a delivery of a digest', () => {
  it('is attempted again after a temporary failure', () => {
    const failed = applyDigestAttempt(
      mail,
      {
        recipient: 'm•••',
        result: { ok: false, reason: 'timeout' },
        text: { language: 'en', text: 'x' },
      },
      at(1),
    );
    expect(failed).toMatchObject({ userId: 7, channel: 'mail', state: 'due', attempts: 1 });
    expect(
      nextDigestAttemptAt({ ...digest, deliveries: [failed] }, at(1))?.getTime(),
    ).toBeGreaterThan(at(1).getTime());
  });
  it('keeps no text of what was sent', () => {
    const sent = applyDigestAttempt(
      mail,
      { recipient: 'm•••', result: { ok: true }, text: { language: 'en', text: 'Onion' } },
      at(1),
    );
    expect(sent).toMatchObject({ state: 'sent', recipient: 'm•••' });
    expect(sent).not.toHaveProperty('sent');
  });
  it('ends when it is skipped, too old or sent', () => {
    const ended = [skipDelivery(sms, at(1)), { ...mail, state: 'sent' as const }];
    expect(nextDigestAttemptAt({ ...digest, deliveries: ended }, at(1))).toBeNull();
    const expired = expireDigest(digest, at(6 * 60 + 1));
    expect(expired.deliveries.map(({ state }) => state)).toEqual(['too-late', 'too-late']);
    expect(expireDigest(digest, at(6 * 60))).toBe(digest);
  });
});

it('has an id of its own for each digest of a location', () => {
  expect(digestId(digest)).toBe('low-stock:2:5');
});
