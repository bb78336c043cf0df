import { openPath, showPush } from './notifications.ts';

const origin = 'https://shop.example';

it('a push is shown with its text, in its language, in place of an older one', async () => {
  const showNotification = jest.fn(() => Promise.resolve());
  await showPush(
    { showNotification },
    JSON.stringify({
      Title: 'रास्ते में',
      Text: 'ऑर्डर T-1 रास्ते में है।',
      Path: '/order-details?Id=1',
      Tag: 'ntf:1:out-for-delivery:push',
      Language: 'hi',
    }),
  );
  expect(showNotification).toHaveBeenCalledWith('रास्ते में', {
    body: 'ऑर्डर T-1 रास्ते में है।',
    tag: 'ntf:1:out-for-delivery:push',
    lang: 'hi',
    icon: '/icon-192.png',
    data: '/order-details?Id=1',
  });
});

describe('a notification that is opened', () => {
  const open = async (path: unknown, urls: readonly string[] = []) => {
    const pages = urls.map((url) => ({ url, focus: jest.fn() }));
    const openWindow = jest.fn(() => Promise.resolve(null));
    const clients = { matchAll: () => Promise.resolve(pages), openWindow };
    await openPath(clients as unknown as Parameters<typeof openPath>[0], path, origin);
    return {
      opened: openWindow.mock.calls.flat() as unknown[],
      focused: pages.filter(({ focus }) => focus.mock.calls.length > 0).map(({ url }) => url),
    };
  };

  it('opens its page beside what is open', async () => {
    expect(await open('/order-details?Id=1', [`${origin}/checkout-details`])).toEqual({
      opened: [`${origin}/order-details?Id=1`],
      focused: [],
    });
  });

  it('shows its page again when it is open', async () => {
    const url = `${origin}/order-details?Id=1`;
    expect(await open('/order-details?Id=1', [`${origin}/home`, url])).toEqual({
      opened: [],
      focused: [url],
    });
  });

  it.each([
    ['https://attacker.example/', []],
    ['//attacker.example/', []],
    [undefined, [`${origin}/`]],
  ])('for %s opens %j', async (path, opened) => {
    expect((await open(path)).opened).toEqual(opened);
  });
});
