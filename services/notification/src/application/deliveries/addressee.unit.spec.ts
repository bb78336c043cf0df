import type { Recipient } from '../ports/contacts.ts';
import { reachableChannels } from './addressee.ts';

const token = { id: 1, token: 'token-of-a-phone', userId: 7, language: 'en' as const };
const recipientOf = (sms: Recipient['sms'], mail: Recipient['mail']): Recipient => ({ sms, mail });
const verified = (address: string) => ({ address, isVerified: true });

describe('reachableChannels', () => {
  it('are those with a verified contact or a registered device', () => {
    const recipient = recipientOf(verified('+919123456781'), verified('asha@example.in'));
    expect(reachableChannels({ recipient, tokens: [token] })).toEqual(
      new Set(['sms', 'mail', 'push']),
    );
  });
  it.each([
    ['unverified', { address: '+919123456781', isVerified: false }],
    ['missing', verified('')],
    ['one abroad', verified('+12025550123')],
  ])('leave out SMS when the number is %s', (_what, sms) => {
    const recipient = recipientOf(sms, verified('asha@example.in'));
    expect(reachableChannels({ recipient, tokens: [] })).toEqual(new Set(['mail']));
  });
  it('leave out mail when the address is unverified or missing', () => {
    const sms = verified('+919123456781');
    for (const mail of [{ address: 'asha@example.in', isVerified: false }, verified('')])
      expect(reachableChannels({ recipient: recipientOf(sms, mail), tokens: [] })).toEqual(
        new Set(['sms']),
      );
  });
  it('have SMS and mail as long as the contact is not known', () =>
    expect(reachableChannels({ recipient: null, tokens: [] })).toEqual(new Set(['sms', 'mail'])));
});
