import { beautyHygiene } from './beauty-hygiene.ts';
import { beverages } from './beverages.ts';
import { biscuitsNamkeen } from './biscuits-namkeen.ts';
import { cleaningHousehold } from './cleaning-household.ts';
import { dairyBakery } from './dairy-bakery.ts';
import { dryFruitsSweets } from './dry-fruits-sweets.ts';
import { eggsMeatFish } from './eggs-meat-fish.ts';
import { foodgrains } from './foodgrains.ts';
import { fruitsVegetables } from './fruits-vegetables.ts';
import { gourmetBaby } from './gourmet-baby.ts';
import { kitchenGardenPets } from './kitchen-garden-pets.ts';
import { saucesReadyToCook } from './sauces-ready-to-cook.ts';
import { spices } from './spices.ts';
import type { ItemPictures } from './picture.ts';

export const itemPictures: ItemPictures = {
  ...beautyHygiene,
  ...beverages,
  ...biscuitsNamkeen,
  ...cleaningHousehold,
  ...dairyBakery,
  ...dryFruitsSweets,
  ...eggsMeatFish,
  ...foodgrains,
  ...fruitsVegetables,
  ...gourmetBaby,
  ...kitchenGardenPets,
  ...saucesReadyToCook,
  ...spices,
};
