import { applyPlatformLook } from './platform-look.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('applyPlatformLook', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.look;
  });
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'ios'],
    ['an iPad that calls itself a Mac', mac, 5, 'ios'],
    ['a Mac', mac, 0, undefined],
    ['an Android phone', 'Mozilla/5.0 (Linux; Android 15)', 5, undefined],
  ])('gives %s its look', (_device, userAgent, maxTouchPoints, look) => {
    applyPlatformLook({ userAgent, maxTouchPoints });
    expect(document.documentElement.dataset.look).toBe(look);
  });
});
