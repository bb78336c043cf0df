import { setShopMarket } from '@tokri/contracts/market';
import { setLanguage } from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

afterEach(async () => {
  setShopMarket(0);
  await setLanguage('en');
});
const open = () => renderPage([{ path: '*', element: <Footer /> }], '/home');

describe('Footer', () => {
  it('promises the times of the e-commerce rules of India', () => {
    open();
    expect(screen.getByText(/within 48 hours and resolve them within one month/)).toBeVisible();
  });

  it.each([
    ['en', 'Tell us when something goes wrong, and we will look into it.'],
    ['hi', 'कुछ भी ठीक न लगे तो हमें बताएँ, हम उसकी जाँच करेंगे।'],
  ] as const)('promises none of them in the United Kingdom (%s)', async (language, text) => {
    setShopMarket(1);
    await setLanguage(language);
    open();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText(/48/)).toBeNull();
  });
});
