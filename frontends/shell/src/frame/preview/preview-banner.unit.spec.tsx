import type * as Platform from '@tokri/web-kit/platform';
import { renderPage } from '@tokri/web-kit/testing';
import { act, screen } from '@testing-library/react';
import { PreviewBanner } from './preview-banner.tsx';

const mockEnd = jest.fn();
const mockPreview = jest.fn();
jest.mock('@tokri/web-kit/platform', () => ({
  ...jest.requireActual<typeof Platform>('@tokri/web-kit/platform'),
  endPreview: () => mockEnd(),
  preview: () => mockPreview() as unknown,
}));

const minuteMs = 60_000;
const startedFor = (minutes: number) => ({
  userId: 12,
  name: 'Asha',
  expiresAt: new Date(Date.now() + minutes * minuteMs).toISOString(),
});
const show = () => renderPage([{ path: '*', element: <PreviewBanner /> }], '/home');

beforeEach(() => mockEnd.mockReset());

describe('PreviewBanner', () => {
  it('says as whom the shop is seen, and ends the preview', async () => {
    mockPreview.mockReturnValue(startedFor(15));
    const { user } = show();
    expect(screen.getByRole('region', { name: 'Preview' })).toHaveTextContent(
      'You see the shop as Asha. Nothing can be changed.',
    );
    await user.click(screen.getByRole('button', { name: 'End preview' }));
    expect(mockEnd).toHaveBeenCalledTimes(1);
  });

  it('ends the preview when its time is over', () => {
    jest.useFakeTimers();
    mockPreview.mockReturnValue(startedFor(15));
    show();
    act(() => jest.advanceTimersByTime(15 * minuteMs - 1_000));
    expect(mockEnd).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(mockEnd).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
