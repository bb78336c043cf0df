import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { useSettledText } from './use-settled-text.ts';

const pauseMs = 100;
let settled: string[] = [];
let openRow = (): void => undefined;

const Search = () => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  openRow = () => void navigate('/list/70');
  const { typed, setTyped } = useSettledText('', (text) => settled.push(`${pathname} ${text}`));
  return <input value={typed} onChange={({ target }) => setTyped(target.value)} />;
};

describe('useSettledText', () => {
  beforeEach(() => {
    settled = [];
    jest.useFakeTimers();
    renderPage([{ path: 'list/*', element: <Search /> }], '/list');
  });
  afterEach(() => jest.useRealTimers());

  const type = (value: string): boolean =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  const pause = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

  it('applies the text once, after a pause in typing', () => {
    type('Me');
    pause(pauseMs - 1);
    type('Meera ');
    pause(pauseMs - 1);
    expect(settled).toEqual([]);
    pause(1);
    expect(settled).toEqual(['/list Meera']);
  });

  it('applies it on the page that a click at the same moment opens', () => {
    type('Meera');
    act(() => {
      openRow();
      jest.advanceTimersByTime(pauseMs);
    });
    expect(settled).toEqual(['/list/70 Meera']);
  });
});
