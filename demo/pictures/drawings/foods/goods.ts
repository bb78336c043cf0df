import { nutsGoods } from './goods-nuts.ts';
import { snacksGoods } from './goods-snacks.ts';
import { spicesGoods } from './goods-spices.ts';
import { staplesGoods } from './goods-staples.ts';

/** What heaps up: seen as a mound or through the window of a pack. */
export const goods = { ...staplesGoods, ...spicesGoods, ...nutsGoods, ...snacksGoods } as const;
export type GoodsName = keyof typeof goods;
