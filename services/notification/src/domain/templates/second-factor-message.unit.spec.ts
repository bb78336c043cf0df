import { toSecondFactorMessage } from './second-factor-message.ts';
import type { RenderContext } from './render-message.ts';

const context: RenderContext = {
  brand: { en: 'Tokri', hi: 'टोकरी' },
  smsBrand: { en: 'TOKRI', hi: 'टोकरी' },
  templates: [],
  onUnusable: () => undefined,
};
const change = {
  userId: 7,
  seq: 3,
  state: 'off',
  language: 'en',
  mobile: '+919800000007',
  mail: 'asha@example.in',
} as const;

describe('the message about a second factor', () => {
  it('tells by SMS that it is off, with the registered brand', () =>
    expect(toSecondFactorMessage(change, 'sms', context)).toMatchObject({
      channel: 'sms',
      to: '+919800000007',
      text: expect.stringMatching(/^TOKRI: .*is off/),
      template: 'second-factor-off',
      reference: 'second-factor:7:3:sms',
    }));

  it('tells by mail in Hindi that it is on', () =>
    expect(
      toSecondFactorMessage({ ...change, state: 'on', language: 'hi' }, 'mail', context),
    ).toMatchObject({
      to: 'asha@example.in',
      text: expect.stringContaining('चालू'),
      template: 'second-factor-on',
      reference: 'second-factor:7:3:mail',
    }));
});
