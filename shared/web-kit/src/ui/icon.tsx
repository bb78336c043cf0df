import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: 14 | 16 | 20 | 24;
}

export const Icon = ({ icon: Shape, size = 20 }: IconProps) => (
  <Shape className={size === 20 ? 'icon' : `icon icon-${size}`} aria-hidden="true" />
);
