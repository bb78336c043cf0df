import { canInstallApp, installApp, rememberInstallOffer } from './install-prompt.ts';

const offer = () => {
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  return { prompt, event };
};

beforeAll(rememberInstallOffer);
beforeEach(() => window.dispatchEvent(new Event('appinstalled')));

it('offers to install the app once the browser does, without its banner', () => {
  expect(canInstallApp()).toBe(false);
  const { event } = offer();
  expect(event.defaultPrevented).toBe(true);
  expect(canInstallApp()).toBe(true);
});

it('uses an offer once', async () => {
  const { prompt } = offer();
  await installApp();
  await installApp();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(canInstallApp()).toBe(false);
});

it('offers nothing after the installation', () => {
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect(canInstallApp()).toBe(false);
});
