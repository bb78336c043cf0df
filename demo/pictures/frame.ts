import sharp from 'sharp';
import { at, type Drawing } from './vocabulary/shapes.ts';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const margin = 40;
const side = 112;
const unitsPerPixel = (200 + 2 * margin) / side;

const definition =
  /<(?:linearGradient|radialGradient|clipPath) id="(\w+)".*?<\/(?:linearGradient|radialGradient|clipPath)>/g;

/** Each definition once: a heap of rice names the same three gradients five hundred times. */
const collectDefinitions = (drawing: Drawing): Drawing => {
  const definitions = new Map<string, string>();
  const shapes = drawing.replaceAll(definition, (text, id: string) => {
    definitions.set(id, text);
    return '';
  });
  return `<defs>${[...definitions.values()].join('')}</defs>${shapes}`;
};

export const toSvg = (drawing: Drawing, size: number, viewBox = '0 0 200 200'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}">${collectDefinitions(drawing)}</svg>`,
  );

const visibleAlpha = 40;

const measure = async (drawing: Drawing): Promise<Bounds> => {
  const box = `${-margin} ${-margin} ${200 + 2 * margin} ${200 + 2 * margin}`;
  const alpha = await sharp(toSvg(drawing, side, box))
    .extractChannel(3)
    .raw()
    .toBuffer();
  const bounds = { left: side, top: side, right: 0, bottom: 0 };
  for (const [index, value] of alpha.entries()) {
    if (value < visibleAlpha) continue;
    const [x, y] = [index % side, Math.floor(index / side)];
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  const toUnits = (pixels: number) => pixels * unitsPerPixel - margin;
  return {
    left: toUnits(bounds.left),
    top: toUnits(bounds.top),
    right: toUnits(bounds.right),
    bottom: toUnits(bounds.bottom),
  };
};

export interface Framed {
  readonly drawing: Drawing;
  readonly bottom: number;
  readonly halfWidth: number;
}

/** Scales a drawing so that what is visible of it fills a square in the middle of the picture. */
export const frame = async (drawing: Drawing, room: number): Promise<Framed> => {
  const { left, top, right, bottom } = await measure(drawing);
  const scale = Math.min(room / (right - left), room / (bottom - top));
  const centre = [(left + right) / 2, (top + bottom) / 2] as const;
  return {
    drawing: at(
      [100, 100],
      { scale: Math.round(scale * 1000) / 1000 },
      at([-centre[0], -centre[1]], {}, drawing),
    ),
    bottom: 100 + ((bottom - top) / 2) * scale,
    halfWidth: ((right - left) / 2) * scale,
  };
};
