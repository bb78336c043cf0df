import type { Drawing } from '../vocabulary/shapes.ts';
import { aislesDrawings } from './foods/aisles.ts';
import { bakeryDrawings } from './foods/bakery.ts';
import { biscuitsDrawings } from './foods/biscuits.ts';
import { cakesDrawings } from './foods/cakes.ts';
import { crispsDrawings } from './foods/crisps.ts';
import { dairyDrawings } from './foods/dairy.ts';
import { cerealBowl, dishesDrawings } from './foods/dishes.ts';
import { splash, drinksDrawings } from './foods/drinks.ts';
import { fishDrawings } from './foods/fish.ts';
import { meatDrawings } from './foods/meat.ts';
import { sauceSwirl, noodlesDrawings } from './foods/noodles.ts';
import { bandAid, spicesDrawings } from './foods/spices.ts';
import { spreadsDrawings } from './foods/spreads.ts';
import { sweetsDrawings } from './foods/sweets.ts';
import { diaper, porridge, babyDrawings } from './goods/baby.ts';
import { basketsDrawings } from './goods/baskets.ts';
import { bubbles, pad, soapBar, toothbrush, careDrawings } from './goods/care.ts';
import { cleaningDrawings } from './goods/cleaning.ts';
import { cookwareDrawings } from './goods/cookware.ts';
import { homeDrawings } from './goods/home.ts';
import { kitchenToolsDrawings } from './goods/kitchen-tools.ts';
import { petsDrawings } from './goods/pets.ts';
import { poojaDrawings } from './goods/pooja.ts';
import { cabbagesDrawings } from './produce/cabbages.ts';
import { citrusDrawings } from './produce/citrus.ts';
import { coconutsDrawings } from './produce/coconuts.ts';
import { cutFruitDrawings } from './produce/cut-fruit.ts';
import { fieldPlantsDrawings } from './produce/field-plants.ts';
import { appleShimla, fruitDrawings } from './produce/fruit.ts';
import { fruitVegetablesDrawings } from './produce/fruit-vegetables.ts';
import { gourdsDrawings } from './produce/gourds.ts';
import { herbsDrawings } from './produce/herbs.ts';
import { leavesDrawings } from './produce/leaves.ts';
import { podsDrawings } from './produce/pods.ts';
import { rootsDrawings } from './produce/roots.ts';
import { smallFruitDrawings } from './produce/small-fruit.ts';
import { goods, type GoodsName } from './foods/goods.ts';
import { filling, mound } from './foods/grain.ts';

const modules = {
  ...aislesDrawings,
  ...bakeryDrawings,
  ...biscuitsDrawings,
  ...cakesDrawings,
  ...crispsDrawings,
  ...dairyDrawings,
  ...dishesDrawings,
  ...drinksDrawings,
  ...fishDrawings,
  ...meatDrawings,
  ...noodlesDrawings,
  ...spicesDrawings,
  ...spreadsDrawings,
  ...sweetsDrawings,
  ...babyDrawings,
  ...basketsDrawings,
  ...careDrawings,
  ...cleaningDrawings,
  ...cookwareDrawings,
  ...homeDrawings,
  ...kitchenToolsDrawings,
  ...petsDrawings,
  ...poojaDrawings,
  ...cabbagesDrawings,
  ...citrusDrawings,
  ...coconutsDrawings,
  ...cutFruitDrawings,
  ...fieldPlantsDrawings,
  ...fruitDrawings,
  ...fruitVegetablesDrawings,
  ...gourdsDrawings,
  ...herbsDrawings,
  ...leavesDrawings,
  ...podsDrawings,
  ...rootsDrawings,
  ...smallFruitDrawings,
};

/** Drawings of one thing with another word or colour on it. */
const variants = {
  appleCarrot: appleShimla,
  babyCereal: porridge('#fbf3dc'),
  babyRagi: porridge('#b57a62'),
  bandage: bandAid('#e3b48a'),
  butterSoap: soapBar('#f6e6c4'),

  chocoCereal: cerealBowl('#6e4026', '#8a5634'),
  cornCereal: cerealBowl('#eeab3c', '#f6c466'),
  diaperLarge: diaper('L', '#8fb8e8'),
  diaperMedium: diaper('M', '#8fd0b0'),
  diaperSmall: diaper('S', '#f3b5c4'),
  foamBubbles: bubbles('#8ac4ee'),

  mayonnaise: sauceSwirl('#f7edcf'),
  neemSoap: soapBar('#7fb56a'),
  oilDrop: splash('#f0b52c'),
  padLong: pad('#8a5ab5'),
  padRegular: pad('#e06a9a'),

  softDrop: splash('#e7a6c6'),
  toothbrushDrawn: toothbrush('#2f8fd0'),
} as const satisfies Readonly<Record<string, Drawing>>;

export type DrawingName = GoodsName | keyof typeof modules | keyof typeof variants;

const pictures: ReadonlyMap<string, Drawing> = new Map([
  ...Object.entries(modules),
  ...Object.entries(variants),
]);

export const isLooseGoods = (name: DrawingName): name is GoodsName => name in goods;

export const drawingNames = (): readonly DrawingName[] =>
  [...Object.keys(goods), ...pictures.keys()] as DrawingName[];

/** The thing itself: loose goods are a mound. */
export const draw = (name: DrawingName): Drawing =>
  isLooseGoods(name) ? mound(goods[name]) : (pictures.get(name) ?? '');

/** Loose goods as they show through the window of a pack. */
export const drawFilling = (name: GoodsName): Drawing => filling(goods[name]);
