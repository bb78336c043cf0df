import { toTint } from '@tokri/contracts/platform';
import type { ReactNode } from 'react';
import { t } from '../labels.ts';
import { classNames } from './class-names.ts';

export const VegMark = ({ isVegetarian }: { readonly isVegetarian: boolean | null }) =>
  isVegetarian === null ? null : (
    <i
      className={isVegetarian ? 'veg' : 'nonveg'}
      role="img"
      aria-label={t(isVegetarian ? 'veg' : 'nonveg')}
    />
  );

export interface TagProps {
  readonly tone?: 'success' | 'warning' | 'error' | 'info' | 'offer';
  readonly hasDot?: boolean;
  readonly children: ReactNode;
}

export const Tag = ({ tone, hasDot, children }: TagProps) => (
  <span className={classNames('tag', tone, hasDot && 'with-dot')}>{children}</span>
);

export const tintClass = (tint: string): string => `tint-${toTint(tint)}`;
