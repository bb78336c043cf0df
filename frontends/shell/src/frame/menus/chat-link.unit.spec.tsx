import { defaultSiteConfig, siteConfig } from '@tokri/web-kit/platform';
import { renderPage, setupSession } from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { BottomMenu } from './bottom-menu.tsx';

const routes = [{ path: '*', element: <BottomMenu /> }];
const setCareNumber = (customerCareNumber: string) =>
  Object.assign(siteConfig(), { customerCareNumber });

describe('chat button of the bottom menu', () => {
  beforeEach(() => setupSession({ pincode: '560034' }));
  afterEach(() => setCareNumber(defaultSiteConfig.customerCareNumber));

  it('opens a messaging link of the customer-care number in a new tab', () => {
    setCareNumber('918040000000');
    renderPage(routes, '/home');
    const link = screen.getByRole('link', { name: 'Chat (opens WhatsApp in a new tab)' });
    expect(link).toHaveAttribute('href', 'https://wa.me/918040000000');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer');
  });

  it('leaves the conversations to the account when it opens a messaging app', () => {
    setCareNumber('918040000000');
    renderPage(routes, '/conversations');
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([
      screen.getByRole('link', { name: 'Account' }),
    ]);
  });

  it('opens the conversations in a shop without a number', () => {
    renderPage(routes, '/conversations');
    const link = screen.getByRole('link', { name: 'Chat' });
    expect(link).toHaveAttribute('href', '/conversations');
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([link]);
  });
});
