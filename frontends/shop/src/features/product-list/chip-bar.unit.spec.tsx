import { renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { ChipBar, type Chip } from './chip-bar.tsx';

const barWidthPx = 400;
const chipWidthPx = 150;

/** jsdom has no layout: the bar shows 400 px of chips that are 150 px wide each. */
class ImmediateResizeObserver implements ResizeObserver {
  private readonly onResize: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.onResize = () => callback([], this);
  }
  observe = (bar: Element): void => {
    Object.defineProperties(bar, {
      clientWidth: { configurable: true, value: barWidthPx },
      scrollWidth: {
        configurable: true,
        get: () => bar.querySelectorAll('.chip').length * chipWidthPx,
      },
    });
    this.onResize();
  };
  unobserve = (): void => undefined;
  disconnect = (): void => undefined;
}

const originalObserver = globalThis.ResizeObserver;
beforeEach(() => {
  globalThis.ResizeObserver = ImmediateResizeObserver;
});
afterEach(() => {
  globalThis.ResizeObserver = originalObserver;
});

const buildChips = (count: number): readonly Chip[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    name: `Category ${index}`,
    count: 1,
    href: `/product-list?GroupId=${index}`,
    isSelected: false,
  }));

const open = (count: number) => {
  const Bar = () => {
    const [items, setItems] = useState<readonly Chip[]>([]);
    return (
      <>
        <button type="button" onClick={() => setItems(buildChips(count))}>
          Load
        </button>
        <ChipBar label="Categories" items={items} />
      </>
    );
  };
  return renderPage([{ path: '*', element: <Bar /> }], '/');
};

describe('ChipBar', () => {
  it('has no arrows when all chips fit', async () => {
    const { user } = open(2);
    await user.click(screen.getByRole('button', { name: 'Load' }));
    expect(screen.getByRole('link', { name: 'Category 1 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('has arrows to the chips that do not fit, also when they arrive late', async () => {
    const { user } = open(6);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Load' }));
    const bar = screen.getByRole('navigation', { name: 'Categories' });
    bar.scrollBy = ((options: ScrollToOptions) => {
      bar.scrollLeft += options.left ?? 0;
      fireEvent.scroll(bar);
    }) as typeof bar.scrollBy;
    expect(screen.queryByRole('button', { name: 'Show previous' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(bar.scrollLeft).toBe(340);
    await user.click(screen.getByRole('button', { name: 'Show previous' }));
    expect(bar.scrollLeft).toBe(0);
  });
});
