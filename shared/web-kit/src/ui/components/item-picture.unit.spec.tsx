import { fireEvent, render, screen } from '@testing-library/react';
import { ItemPicture } from './item-picture.tsx';
import { typographicPack } from './typographic-pack.ts';

const source = () => screen.getByRole('img', { name: 'Toor Dal' }).getAttribute('src') ?? '';
const show = (src: string | undefined) =>
  render(<ItemPicture src={src} name="Toor Dal" brand="Kaveri Mills" alt="Toor Dal" />);
const readText = (address: string): string[] => {
  const svg = new DOMParser().parseFromString(
    decodeURIComponent(address.replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  );
  return [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
};

describe('ItemPicture', () => {
  it('shows the picture of the item', () => {
    show('/images/a/small.webp');
    expect(source()).toBe('/images/a/small.webp');
  });

  it.each([undefined, ''])('shows a pack with name and brand instead of %j', (src) => {
    show(src);
    expect(readText(source())).toEqual(['Kaveri Mills', 'Toor Dal']);
  });

  it('shows the pack when the picture cannot be loaded, until there is another picture', () => {
    const { rerender } = show('/images/lost/small.webp');
    fireEvent.error(screen.getByRole('img'));
    expect(source()).toMatch(/^data:image\/svg\+xml,/);
    rerender(<ItemPicture src="/images/b/small.webp" name="Toor Dal" alt="Toor Dal" />);
    expect(source()).toBe('/images/b/small.webp');
  });
});

describe('typographicPack', () => {
  it('breaks a long name into at most four lines', () =>
    expect(readText(typographicPack({ name: 'Moong Dal Yellow Unpolished Premium Best' }))).toEqual(
      ['M', 'Moong Dal', 'Yellow', 'Unpolished', 'Premium'],
    ));

  it('breaks the name at a dash and leaves the dash out', () =>
    expect(readText(typographicPack({ name: 'Shampoo - Anti-Dandruff', brand: 'Dove' }))).toEqual([
      'Dove',
      'Shampoo',
      'Anti-Dandruff',
    ]));

  it('keeps markup in a name as text', () =>
    expect(readText(typographicPack({ name: '<b>A&B</b>', brand: 'C "D"' }))).toEqual([
      'C "D"',
      '<b>A&B</b>',
    ]));

  it('shows a Hindi name with its first letter', () =>
    expect(readText(typographicPack({ name: 'अरहर दाल' }))).toEqual(['अ', 'अरहर दाल']));

  it('is the same each time and differs between items', () => {
    expect(typographicPack({ name: 'Rice' })).toBe(typographicPack({ name: 'Rice' }));
    expect(typographicPack({ name: 'Rice' })).not.toBe(typographicPack({ name: 'Salt' }));
  });
});
