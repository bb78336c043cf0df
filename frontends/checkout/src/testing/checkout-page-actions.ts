import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

export const openCheckout = (search = '') => renderPage(routes, `/checkout-details${search}`);
type Page = ReturnType<typeof openCheckout>;

export const holdMorningSlot = async ({ user }: Page): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Held for you/ })).toBeChecked());
};

export const findPlaceButton = (): HTMLElement => {
  const [first] = screen.getAllByRole('button', { name: /^Place order/ });
  if (!first) throw new Error('there is no button to place with');
  return first;
};

export const waitForPlaceButton = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(findPlaceButton()).not.toHaveAttribute('aria-disabled'));
  return findPlaceButton();
};

export const expectText = (text: RegExp | string): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

export const expireHold = (): void => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
};
