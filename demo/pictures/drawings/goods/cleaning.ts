import { type Colour, darken, lighten } from '../../vocabulary/colour.ts';
import { repeat } from '../../vocabulary/scatter.ts';
import {
  at,
  cylinder,
  type Drawing,
  ellipse,
  face,
  flat,
  rectangle,
  shine,
  solid,
  stroke,
} from '../../vocabulary/shapes.ts';

const shirt: Drawing =
  face(
    'M62 36L84 28C90 44 110 44 116 28L138 36L184 66L164 102L146 90V180H54V90L36 102L16 66Z',
    '#4b98da',
  ) +
  stroke('M84 28C90 48 110 48 116 28', '#1f5c94', 5) +
  shine('M62 44L72 40V174H60V90Z', 0.4) +
  sparkle(150, 40, 1.1);
export function sparkle(x: number, y: number, scale: number): Drawing {
  return at(
    [x, y],
    { scale },
    flat('M0-24C3-6 6-3 24 0C6 3 3 6 0 24C-3 6-6 3-24 0C-6-3-3-6 0-24Z', '#ffffff'),
    stroke('M0-24C3-6 6-3 24 0C6 3 3 6 0 24C-3 6-6 3-24 0C-6-3-3-6 0-24Z', '#7fc4ea', 2),
  );
}
const towels: Drawing = ['#f6efe4', '#bfe0d5', '#f3b5c4']
  .map(
    (colour, index) =>
      face(rectangle([24, 128 - index * 40], [152, 42], 20), colour as Colour) +
      stroke(`M150 ${138 - index * 40}q12 10 0 22`, darken(colour as Colour, 0.3), [3, 0.6]),
  )
  .join('');
const plates: Drawing =
  [54, 92, 130]
    .map(
      (x, index) =>
        solid(ellipse(x, 100 + index * 6, [46, 66]), '#eef2f5', 0.7) +
        stroke(ellipse(x, 100 + index * 6, [32, 48]), '#a9b9c6', [3, 0.8]),
    )
    .join('') + sparkle(156, 46, 1.3);
const scrubPads: Drawing = ['#3f8a4a', '#f3c22b', '#3f8a4a']
  .map((colour, index) =>
    at(
      [100 + (index - 1) * 10, 138 - index * 38],
      { rotate: (index - 1) * 6 },
      face(rectangle([-74, 2], [148, 28], 7), index % 2 ? '#f3d24a' : '#f6d65c'),
      face(rectangle([-74, -18], [148, 24], 7), (index % 2 ? '#2f7a8a' : '#3f8a4a') as Colour),
      repeat(16, (dot) =>
        flat(
          ellipse(-64 + dot * 8.4, -6 + ((dot * 7) % 9), [2]),
          lighten(colour as Colour, 0.3),
          0.5,
        ),
      ),
    ),
  )
  .join('');
const steelScrubber: Drawing = repeat(46, (index) => {
  const angle = index * 2.4;
  const r = 60 * Math.sqrt(index / 46);
  const x = 100 + Math.cos(angle) * r;
  const y = 104 + Math.sin(angle) * r * 0.8;
  return stroke(
    `M${x.toFixed(0)} ${y.toFixed(0)}c10-16 26-4 16 10s-30 6-22-8`,
    (['#8f979f', '#c4cbd2', '#e3e8ec'] as const)[index % 3] ?? '#c4cbd2',
    3.6,
  );
});
const roll = (x: number, y: number, colour: Colour): Drawing =>
  cylinder(`M${x - 36} ${y}V${y + 84}Q${x} ${y + 102} ${x + 36} ${y + 84}V${y}Z`, colour, 0.5) +
  solid(ellipse(x, y, [36, 13]), lighten(colour, 0.4), 0.4) +
  solid(ellipse(x, y, [12, 5]), '#b58a5a') +
  stroke(
    `M${x - 36} ${y + 30}Q${x} ${y + 46} ${x + 36} ${y + 30}M${x - 36} ${y + 58}Q${x} ${y + 74} ${x + 36} ${y + 58}`,
    darken(colour, 0.1),
    [2, 0.6],
  );
const kitchenRolls: Drawing = at(
  [0, -12],
  { scale: 1.08 },
  roll(58, 48, '#fdfbf4'),
  roll(130, 64, '#f6f2e6'),
);
const toiletRolls: Drawing = at(
  [0, 0],
  { scale: 0.9 },
  roll(76, 30, '#f6f2ec'),
  roll(150, 30, '#f2eee6'),
  roll(72, 110, '#fdfbf6'),
  roll(150, 110, '#faf6ef'),
);
const foilRoll: Drawing = at(
  [100, 100],
  { rotate: -20 },
  face('M-70 0H80L60 70H-90Z', '#cfd5da', 1.4),
  stroke('M-60 14L60 18M-70 36L56 44M-80 58L50 62', '#ffffff', [3, 0.6]),
  face(rectangle([-80, -34], [160, 40], 20), '#aab2ba', 1.4),
  solid(ellipse(80, -14, [9, 20]), '#e3e8ec', 0.6),
  solid(ellipse(80, -14, [4, 9]), '#8a5c34'),
  shine(rectangle([-70, -28], [140, 9], 4), 0.8),
);
const garbageBag: Drawing =
  solid(
    'M100 52C136 56 176 100 170 148C166 180 138 188 100 188C62 188 34 180 30 148C24 100 64 56 100 52Z',
    '#33363c',
  ) +
  solid(
    'M100 54C80 44 70 26 62 14C82 20 90 14 100 24C110 14 118 20 138 14C130 26 120 44 100 54Z',
    '#44484f',
  ) +
  stroke('M82 54Q100 62 118 54', '#d93a2c', 7) +
  shine('M48 120C52 92 74 72 92 66C70 92 62 120 62 160C52 152 46 140 48 120Z', 0.35);
const tissueBox: Drawing =
  face('M16 104L60 78H184L142 104Z', '#9fd0e6') +
  face('M16 104H142V176H16Z', '#5aa3cc') +
  face('M142 104L184 78V148L142 176Z', '#3d7fa8') +
  solid(ellipse(100, 91, [40, 8]), '#2b5f80') +
  face('M68 92C74 52 92 60 98 26C112 44 108 58 134 90C112 98 88 98 68 92Z', '#ffffff', 0.5) +
  repeat(6, (index) =>
    flat('M0-9L3-3L9 0L3 3L0 9L-3 3L-9 0L-3-3Z', '#dff0f8', 0.8).replace(
      '<path',
      `<path transform="translate(${34 + (index % 3) * 42} ${124 + Math.floor(index / 3) * 30})"`,
    ),
  );
const toilet: Drawing =
  solid('M40 20H106V76H40Z', '#f3f6f8', 0.6) +
  solid(
    'M34 76H160C176 76 178 92 170 110C160 134 140 146 120 150L126 186H56L62 140C42 124 34 100 34 76Z',
    '#fbfdfe',
    0.6,
  ) +
  solid(ellipse(106, 82, [66, 14]), '#d5e3ea', 0.6) +
  solid(ellipse(106, 84, [52, 9]), '#6fb6dc', 0.7) +
  sparkle(152, 40, 1.2);
const windowPane: Drawing =
  face(rectangle([26, 22], [148, 160], 6), '#8a5a34') +
  face(rectangle([38, 34], [56, 62], 2), '#a9d8f0') +
  face(rectangle([106, 34], [56, 62], 2), '#a9d8f0') +
  face(rectangle([38, 108], [56, 62], 2), '#a9d8f0') +
  face(rectangle([106, 108], [56, 62], 2), '#a9d8f0') +
  shine('M38 84L88 34H94V46L44 96H38Z', 0.9) +
  shine('M106 160L156 108H162V122L114 170H106Z', 0.9) +
  sparkle(150, 56, 0.9);

export const cleaningDrawings = {
  shirt,
  towels,
  plates,
  scrubPads,
  steelScrubber,
  kitchenRolls,
  toiletRolls,
  foilRoll,
  garbageBag,
  tissueBox,
  toilet,
  windowPane,
};
