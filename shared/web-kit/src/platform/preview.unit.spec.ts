import { cartOperations, userOperations } from '@tokri/contracts/api';
import type * as Session from '../session/index.ts';
import type * as Platform from './index.ts';

const profile = { Id: 12, Name: 'Asha', Mobile: '9000000001', Pincode: '560034', PartyId: 0 };
const fetched = jest.fn();

const loadPage = () => {
  jest.resetModules();
  const platform = jest.requireActual<typeof Platform>('./index.ts');
  const session = jest.requireActual<typeof Session>('../session/index.ts');
  return { ...platform, ...session };
};

const startPreview = () => {
  const { preparePreview } = loadPage();
  expect(
    preparePreview({ profile, token: 'preview-token', expiresAt: '2026-11-28T08:00:00Z' }),
  ).toBe(true);
  return loadPage();
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ Id: 3, Name: 'Ravi' }));
  localStorage.setItem('Token', 'staff-token');
  localStorage.setItem('OnlineCartList', '[]');
  fetched
    .mockReset()
    .mockResolvedValue(new Response('[]', { headers: { 'content-type': 'application/json' } }));
  global.fetch = fetched;
});
afterAll(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the tab of a preview', () => {
  it('has the session of the customer, and leaves that of the member of staff', () => {
    const before = { ...localStorage };
    const page = startPreview();
    expect(page.session()).toMatchObject({
      user: { Id: 12, Name: 'Asha' },
      token: 'preview-token',
      pincode: '560034',
    });
    page.updateSession({ pincode: '600001', cartCount: 3, deliveryDate: '2026-11-29' });
    page.discardSession();
    expect({ ...localStorage }).toEqual(before);
  });

  it('reads with the token of the preview', async () => {
    const page = startPreview();
    page.configurePreviewToken();
    await page.callApi(userOperations.listAddresses, { query: { uId: 12 } });
    expect(fetched).toHaveBeenCalledWith(
      expect.stringContaining('uId=12'),
      expect.objectContaining({
        headers: expect.objectContaining({ Authorization: 'Bearer preview-token' }),
      }),
    );
  });

  it.each([
    ['a command', userOperations.addFavourite, { body: { UserId: 12, ItemId: 1 } }],
    ['a sign-out', userOperations.endSession, { withoutToken: true }],
    ['a renewal', userOperations.renewToken, { withoutToken: true }],
    ['a sign-in', userOperations.checkCode, { withoutToken: true }],
    ['a preview of somebody else', userOperations.startCustomerPreview, { body: { UserId: 4 } }],
  ])('never sends %s', async (_what, operation, input) => {
    const page = startPreview();
    page.configurePreviewToken();
    await expect(page.callApi(operation, input as object)).rejects.toMatchObject({
      code: 'preview-read-only',
      message: 'You see the shop as a customer. Nothing can be changed.',
    });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not prepared without a customer or a token', () => {
    const { preparePreview } = loadPage();
    expect([
      preparePreview({ profile: undefined, token: 't', expiresAt: '' }),
      preparePreview({ profile, token: '', expiresAt: '' }),
    ]).toEqual([false, false]);
    expect(loadPage().preview()).toBeNull();
  });
});

describe('another tab', () => {
  it('is the shop of the member of staff, who can order', async () => {
    const page = loadPage();
    expect(page.preview()).toBeNull();
    expect(page.session()).toMatchObject({ user: { Id: 3 }, token: 'staff-token' });
    await page.callApi(cartOperations.uploadCartLine, { body: {} as never });
    expect(fetched).toHaveBeenCalled();
  });

  it.each(['{}', 'null', 'not json', '[]'])('ignores a broken marker: %s', (text) => {
    sessionStorage.setItem('tokri.preview', text);
    expect(loadPage().preview()).toBeNull();
  });
});
