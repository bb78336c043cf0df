import { readFileSync } from 'node:fs';
import path from 'node:path';

const shopSettings = path.resolve(import.meta.dirname, '../base/configmap/shop.env');

/** A setting that the shop's owner wrote into `base/configmap/shop.env`; undefined when it is empty. */
export const readShopSetting = (name: string): string | undefined =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(readFileSync(shopSettings, 'utf8'))?.[1];
