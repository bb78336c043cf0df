import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { ThemeChoice } from './index.ts';

const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.textContent);

describe('the choice of the theme', () => {
  it('follows the system until the visitor chooses, keeps the choice and announces it', async () => {
    const announced: unknown[] = [];
    addEventListener('themechange', (event) => announced.push((event as CustomEvent).detail));
    render(<ThemeChoice />);
    expect(pressed()).toEqual(['System']);
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect({ pressed: pressed(), stored: localStorage.getItem('theme'), announced }).toEqual({
      pressed: ['Dark'],
      stored: 'dark',
      announced: ['dark'],
    });
  });

  it('shows what another tab has chosen', () => {
    render(<ThemeChoice />);
    localStorage.setItem('theme', 'light');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(pressed()).toEqual(['Light']);
  });
});
