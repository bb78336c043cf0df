import { hideBrokenImages } from './broken-images.ts';

const appendImage = (alt: string): HTMLImageElement => {
  const image = document.createElement('img');
  image.alt = alt;
  document.body.append(image);
  return image;
};

describe('hideBrokenImages', () => {
  beforeAll(hideBrokenImages);
  it('hides a decorative image that fails to load until one loads', () => {
    const image = appendImage('');
    image.dispatchEvent(new Event('error'));
    expect(image).toHaveAttribute('data-broken');
    image.dispatchEvent(new Event('load'));
    expect(image).not.toHaveAttribute('data-broken');
  });
  it('keeps an image that has alternative text', () => {
    const image = appendImage('Photo of the doorstep');
    image.dispatchEvent(new Event('error'));
    expect(image).not.toHaveAttribute('data-broken');
  });
});
