import { render, screen } from '@testing-library/react';
import { SelectionBar } from './selection-bar.tsx';

const buttonNames = () => {
  render(
    <SelectionBar label="Selection" count={2} onClear={jest.fn()}>
      <button type="button">Hide</button>
    </SelectionBar>,
  );
  return screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
};

describe('SelectionBar', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is tabbed through as it is read: the button that clears is at the end of the row', () =>
    expect(buttonNames()).toEqual(['Hide', 'Clear selection']));

  it('has the button that clears before the actions, which are below it on a phone', () => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query === '(max-width: 599px)',
          addEventListener: () => undefined,
          removeEventListener: () => undefined,
        }) as unknown as MediaQueryList,
    );
    expect(buttonNames()).toEqual(['Clear selection', 'Hide']);
  });
});
