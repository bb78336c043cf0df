import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { SignedInUser } from '../api/sign-in.ts';
import { readProductUrls } from '../product.ts';

export const viewports = {
  360: { width: 360, height: 740 },
  1280: { width: 1280, height: 860 },
} as const;
export type ScreenWidth = keyof typeof viewports;

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly width: ScreenWidth;
  readonly pageErrors: readonly string[];
  close(): Promise<void>;
}

const defaultTimeoutMs = 30_000;
/** The browser logs these expected responses as errors. */
const expectedErrors =
  /Failed to load resource: the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED/;

/** Requests that a service worker sends cannot be intercepted: block it for tests that do that. */
export type VisitorOptions = Pick<BrowserContextOptions, 'serviceWorkers'>;

export const createVisitor = async (
  browser: Browser,
  width: ScreenWidth,
  options: VisitorOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    ...options,
    viewport: viewports[width],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    baseURL: readProductUrls().web,
    hasTouch: width === 360,
  });
  context.setDefaultTimeout(defaultTimeoutMs);
  const page = await context.newPage();
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => {
    pageErrors.push(error.message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text()))
      pageErrors.push(message.text());
  });
  return { page, context, width, pageErrors, close: () => context.close() };
};

export const presetStorage = async (
  { context }: Pick<Visitor, 'context'>,
  stored: Readonly<Record<string, string>>,
): Promise<void> => {
  await context.addInitScript((values) => {
    if (localStorage.getItem('isPrepared') !== null) return;
    for (const [key, text] of Object.entries({ ...values, isPrepared: 'yes' }))
      localStorage.setItem(key, text);
  }, stored);
};

type StoredPerson = Pick<SignedInUser, 'userId' | 'mobile' | 'token'> & {
  readonly partyId?: number;
};

/** What the pages store about the signed-in person. */
export const toStoredSession = ({ userId, mobile, token, partyId = 0 }: StoredPerson) => ({
  user: JSON.stringify({
    Id: userId,
    Name: 'Asha Test',
    Email: '',
    Mobile: mobile,
    Address: '',
    GSTN: '',
    PartyId: partyId,
  }),
  Token: token,
});

export const presetSession = async (
  visitor: Pick<Visitor, 'context'>,
  person: SignedInUser & Pick<StoredPerson, 'partyId'>,
  pincode: string,
): Promise<void> => {
  const [name = '', value = ''] = person.cookie.split('=');
  await visitor.context.addCookies([
    {
      name,
      value,
      domain: new URL(readProductUrls().web).hostname,
      path: '/api/Token',
      httpOnly: true,
      sameSite: 'Strict',
    },
  ]);
  await presetStorage(visitor, { ...toStoredSession(person), UserPincode: pincode });
};
