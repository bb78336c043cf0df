import { toInvitationMessage } from './invitation-message.ts';
import { unknownBrand } from './brand.ts';
import type { RenderContext } from './render-message.ts';

const invitation = {
  userId: 7,
  seq: 3,
  invitedAt: new Date('2026-11-28T10:00:00Z'),
  to: '+919123456781',
};
const context: RenderContext = {
  brand: { en: 'Mandi', hi: 'मंडी' },
  smsBrand: unknownBrand,
  templates: [],
  onUnusable: () => undefined,
};
const address = 'https://shop.tokri.example/admin';

describe('toInvitationMessage', () => {
  it.each(['en', 'hi'] as const)('names the address of the admin pages in %s', (language) => {
    const message = toInvitationMessage({ ...invitation, language }, context, address);
    expect(message).toMatchObject({
      channel: 'sms',
      to: invitation.to,
      template: 'staff-invitation',
      reference: 'invitation:7:3',
      language,
    });
    expect(message.text).toContain(`${address} `);
    expect(message.text).toContain(unknownBrand[language]);
    expect(message.isCode).toBeUndefined();
  });

  it('fits one English SMS', () =>
    expect(
      toInvitationMessage({ ...invitation, language: 'en' }, context, address).text.length,
    ).toBeLessThanOrEqual(160));
});
