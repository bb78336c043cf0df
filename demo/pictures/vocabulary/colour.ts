export type Colour = `#${string}`;

const parse = (colour: Colour): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

export const mix = (from: Colour, to: Colour, share: number): Colour => {
  const end = parse(to);
  const channels = parse(from).map((value, index) =>
    Math.round(value + ((end[index] ?? 0) - value) * share),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** Light is warm and shade is cool in every picture. */
export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#fff8e8', share);
export const darken = (colour: Colour, share: number): Colour => mix(colour, '#1c1030', share);

export const isDark = (colour: Colour): boolean => {
  const [red = 0, green = 0, blue = 0] = parse(colour);
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150;
};
