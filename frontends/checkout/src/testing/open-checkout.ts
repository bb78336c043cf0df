import { renderPage } from '@tokri/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes.tsx';

export const openCheckout = (search = '') => renderPage(routes, `/checkout-details${search}`);
type Page = ReturnType<typeof openCheckout>;

export const holdMorning = async ({ user }: Page): Promise<void> => {
  await user.click(await screen.findByRole('radio', { name: /7–10 am/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Held for you/ })).toBeChecked());
};

/** The button stands in the bar of phones and in the breakdown of wide screens; tests have no widths. */
export const placeButton = (): HTMLElement => {
  const [first] = screen.getAllByRole('button', { name: /^Place order/ });
  if (!first) throw new Error('there is no button to place with');
  return first;
};

export const readyButton = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(placeButton()).not.toHaveAttribute('aria-disabled'));
  return placeButton();
};

export const isShown = (text: RegExp | string): Promise<void> =>
  waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(0));

/** Lets the ten minutes of a hold pass at once: the clock jumps, whatever the machine is busy with. */
export const letHoldRunOut = (): void => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 11 * 60_000);
};
