import { updateSession } from '@tokri/web-kit/session';
import { setupSession } from '@tokri/web-kit/testing';
import { act, renderHook } from '@testing-library/react';
import { useAppBadge } from './use-app-badge.ts';

afterEach(() => Reflect.deleteProperty(navigator, 'setAppBadge'));

const provideBadge = (setAppBadge: jest.Mock) =>
  Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge, configurable: true });

it('shows the number of items in the cart on the icon', () => {
  setupSession();
  const setAppBadge = jest.fn().mockResolvedValue(undefined);
  provideBadge(setAppBadge);
  renderHook(useAppBadge);
  act(() => updateSession({ cartCount: 3 }));
  act(() => updateSession({ cartCount: 0 }));
  expect(setAppBadge.mock.calls.flat()).toEqual([0, 3, 0]);
});

it('goes on where the browser refuses a badge', async () => {
  setupSession();
  const setAppBadge = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  provideBadge(setAppBadge);
  renderHook(useAppBadge);
  await act(async () => undefined);
  expect(setAppBadge).toHaveBeenCalledTimes(1);
});

it('needs no badge', () => {
  setupSession();
  expect(() => renderHook(useAppBadge)).not.toThrow();
});
