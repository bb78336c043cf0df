import { loadRemote } from '@module-federation/enhanced/runtime';
import * as fakeRuntime from '@module-federation/enhanced/runtime';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { create } from 'zustand';

const { setRemote, resetRemotes } = fakeRuntime as unknown as {
  setRemote(id: string, loader: () => Promise<unknown>): void;
  resetRemotes(): void;
};

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>added {count}</button>;
}

describe('webProject', () => {
  afterEach(() => resetRemotes());

  it('renders and updates a component in a router', async () => {
    const router = createMemoryRouter([{ path: '/', element: <Counter /> }]);
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('added 1');
  });

  it('provides Node globals that jsdom lacks', async () => {
    expect(await new Response('₹1').text()).toBe('₹1');
    expect(new TextEncoder().encode('₹')).toBeInstanceOf(Uint8Array);
    expect(crypto.randomUUID()).toHaveLength(36);
    expect(new Request('http://localhost/a', { signal: new AbortController().signal }).url).toBe(
      'http://localhost/a',
    );
  });

  it('loads the shared browser libraries', async () => {
    const [query, icons] = await Promise.all([
      import('@tanstack/react-query'),
      import('lucide-react'),
    ]);
    expect([typeof query.useQuery, typeof create]).toEqual(['function', 'function']);
    expect(icons.ShoppingCart).toBeDefined();
  });

  it('resolves css module classes to their names', () => {
    const { default: styles } = jest.requireActual<{ default: Record<string, string> }>(
      './any.module.css',
    );
    expect(styles.card).toBe('card');
  });

  it('rejects a remote until the fake federation runtime has a loader for it', async () => {
    await expect(loadRemote('shop/entry')).rejects.toThrow('no remote answers for shop/entry');
    setRemote('shop/entry', async () => ({ routes: [] }));
    await expect(loadRemote('shop/entry')).resolves.toEqual({ routes: [] });
  });

  it('reports that a dialog was closed', () => {
    const dialog = document.createElement('dialog');
    const closed = jest.fn();
    dialog.addEventListener('close', closed);
    dialog.showModal();
    expect(dialog.open).toBe(true);
    dialog.close('yes');
    expect([dialog.open, dialog.returnValue, closed.mock.calls.length]).toEqual([false, 'yes', 1]);
  });
});
