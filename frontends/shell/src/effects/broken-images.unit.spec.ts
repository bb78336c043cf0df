import { hideBrokenImages } from './broken-images.ts';

const picture = (alt: string): HTMLImageElement => {
  const image = document.createElement('img');
  image.alt = alt;
  document.body.append(image);
  return image;
};

describe('a picture that does not come', () => {
  beforeAll(hideBrokenImages);
  it('beside the name of a thing, is marked and so not shown; one that comes later is', () => {
    const image = picture('');
    image.dispatchEvent(new Event('error'));
    expect(image).toHaveAttribute('data-broken');
    image.dispatchEvent(new Event('load'));
    expect(image).not.toHaveAttribute('data-broken');
  });
  it('with words of its own, keeps them', () => {
    const image = picture('Photo of the doorstep');
    image.dispatchEvent(new Event('error'));
    expect(image).not.toHaveAttribute('data-broken');
  });
});
