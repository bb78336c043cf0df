import { maxRupees } from '@tokri/contracts/money';
import { findHiddenCharacter } from '@tokri/contracts/validation';
import * as z from 'zod/mini';
import { t } from './labels.ts';

const money = /^\d{1,8}(\.\d{1,2})?$/;
const whole = /^\d{1,8}$/;
const percentage = /^\d{1,3}(\.\d{1,2})?$/;

export const isMoney = (text: string): boolean => money.test(text) && Number(text) <= maxRupees;

export const isPositiveMoney = (text: string): boolean => isMoney(text) && Number(text) > 0;

export const isPercent = (text: string): boolean =>
  percentage.test(text) && Number(text) > 0 && Number(text) <= 100;

export const isCount = (text: string, highest: number): boolean =>
  whole.test(text) && Number(text) >= 1 && Number(text) <= highest;

export const optionalMoney = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isMoney(text), { error: () => t('error.money') }),
);

export const optionalCount = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || whole.test(text), { error: () => t('error.count') }),
);

export const dateField = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\d$/, { error: () => t('error.date') }));

export const optionalText = (maxLength: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(maxLength, { error: () => t('error.long', { count: maxLength }) }),
    z.refine((text) => findHiddenCharacter(text.replaceAll('\n', ' ')) === null, {
      error: () => t('error.hidden'),
    }),
  );

export const requiredText = (maxLength: number) =>
  optionalText(maxLength).check(z.minLength(1, { error: () => t('error.name') }));

export const textOf = (value: number): string => (value > 0 ? String(value) : '');
