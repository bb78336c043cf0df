import { act, render, screen } from '@testing-library/react';
import { RowsSkeleton } from './rows-skeleton.tsx';

describe('RowsSkeleton', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  it('says after two seconds that loading takes longer than usual', () => {
    render(<RowsSkeleton />);
    act(() => void jest.advanceTimersByTime(1_900));
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    act(() => void jest.advanceTimersByTime(200));
    expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual.');
  });
});
