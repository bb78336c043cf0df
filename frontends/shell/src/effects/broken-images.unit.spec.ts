import { hideBrokenImages } from './broken-images.ts';

const picture = (alt: string): HTMLImageElement => {
  const image = document.createElement('img');
  image.alt = alt;
  document.body.append(image);
  return image;
};

describe('hideBrokenImages', () => {
  beforeAll(hideBrokenImages);
  it('hides a decorative image that fails to load until one loads', () => {
    const image = picture('');
    image.dispatchEvent(new Event('error'));
    expect(image).toHaveAttribute('data-broken');
    image.dispatchEvent(new Event('load'));
    expect(image).not.toHaveAttribute('data-broken');
  });
  it('keeps an image that has alternative text', () => {
    const image = picture('Photo of the doorstep');
    image.dispatchEvent(new Event('error'));
    expect(image).not.toHaveAttribute('data-broken');
  });
});
