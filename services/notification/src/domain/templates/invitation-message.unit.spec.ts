import { toInvitationMessage } from './invitation-message.ts';
import { unknownBrand, type TemplateLibrary } from './template-library.ts';

const invitation = { userId: 7, seq: 3, to: '+919123456781' };
const library: TemplateLibrary = {
  brand: unknownBrand,
  templates: [],
  onUnusable: () => undefined,
};
const address = 'https://shop.tokri.example/admin';

describe('toInvitationMessage', () => {
  it.each(['en', 'hi'] as const)('names the address of the admin pages in %s', (language) => {
    const message = toInvitationMessage({ ...invitation, language }, library, address);
    expect(message).toMatchObject({
      channel: 'sms',
      to: invitation.to,
      template: 'staff-invitation',
      reference: 'invitation:7:3',
      language,
    });
    expect(message.text).toContain(`${address} `);
    expect(message.isCode).toBeUndefined();
  });

  it('fits one English SMS', () =>
    expect(
      toInvitationMessage({ ...invitation, language: 'en' }, library, address).text.length,
    ).toBeLessThanOrEqual(160));
});
