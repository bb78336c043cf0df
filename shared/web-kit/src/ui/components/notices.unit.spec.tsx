import { render, screen } from '@testing-library/react';
import { ApiProblem } from '../../platform/api/problem.ts';
import { ErrorPanel, Note } from './notices.tsx';

const show = (error: unknown): void => {
  render(<ErrorPanel error={error} onRetry={() => undefined} />);
};

it('marks a warning as something to look at, not as a matter of time', () => {
  const { container } = render(<Note tone="warning">Three rows cannot be read.</Note>);
  expect(container.querySelector('.lucide-triangle-alert')).not.toBeNull();
});

describe('ErrorPanel', () => {
  describe('without a connection', () => {
    beforeEach(() => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));
    afterEach(() => jest.restoreAllMocks());

    it.each([
      ['code that did not load', new Error('Loading chunk 12 failed')],
      ['data', new ApiProblem({ code: 'offline', message: 'You are offline', status: 0 })],
    ])('says for %s that it loads by itself later', (_, error) => {
      show(error);
      expect(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
      expect(screen.getByText('This loads by itself when you are back online.')).toBeVisible();
      expect(screen.queryByText(/on our side/)).toBeNull();
    });

    it('shows the answer that the server gave before', () => {
      show(new ApiProblem({ code: 'not-found', message: 'We couldn’t find it', status: 404 }));
      expect(screen.getByText('We couldn’t find it')).toBeVisible();
    });
  });

  it('offers no other try of what staff may not see in a preview', () => {
    const message = 'Your permissions do not include this part.';
    show(new ApiProblem({ code: 'preview-not-permitted', message, status: 403 }));
    expect(screen.getByRole('heading', { name: 'Not shown in your preview' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing about a cart to staff', () => {
    history.replaceState(null, '', '/admin/stock');
    show(new Error('Loading chunk 12 failed'));
    expect(screen.getByText(/What you saved before is safe/)).toBeVisible();
    expect(screen.queryByText(/cart/)).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('blames the shop when the device is online', () => {
    show(new Error('Loading chunk 12 failed'));
    expect(screen.getByText(/Something went wrong on our side/)).toBeVisible();
  });
});
