import { ToastHost } from '@tokri/web-kit/ui';
import { act, render, screen } from '@testing-library/react';
import { shareItem } from './share-item.ts';

const onion = { Id: 1, Name: 'Onion' };
const url = 'http://localhost/single-product?ItemId=1';
const provide = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
const share = (): Promise<void> => act(() => shareItem(onion));

let writeText: jest.Mock;
beforeEach(() => {
  render(<ToastHost />);
  writeText = jest.fn().mockResolvedValue(undefined);
  provide('clipboard', { writeText });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('sharing an item', () => {
  it('opens the share sheet of the phone with name and address', async () => {
    const shareSheet = jest.fn().mockResolvedValue(undefined);
    provide('share', shareSheet);
    await share();
    expect(shareSheet).toHaveBeenCalledWith({ title: 'Onion', url });
    expect(writeText).not.toHaveBeenCalled();
  });
  it('says nothing when the customer closes the share sheet', async () => {
    provide('share', jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    await share();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
  it.each([
    ['there is no share sheet', undefined],
    ['the share sheet fails', jest.fn().mockRejectedValue(new TypeError('cannot share'))],
  ])('copies the link when %s', async (_when, shareSheet) => {
    if (shareSheet) provide('share', shareSheet);
    await share();
    expect(writeText).toHaveBeenCalledWith(url);
    expect(screen.getByText('Link copied')).toBeInTheDocument();
  });
  it('shows the link when it cannot be copied', async () => {
    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await share();
    expect(screen.getByText(`The link could not be copied: ${url}`)).toBeInTheDocument();
  });
});
