import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** A lucide icon, imported by its name. */
  readonly icon: LucideIcon;
  readonly size?: 14 | 16 | 20 | 24;
}

/** Icons accompany words; one that stands alone gets its name from the label of its button. */
export const Icon = ({ icon: Shape, size = 20 }: IconProps) => (
  <Shape className={size === 20 ? 'ic' : `ic s${size}`} aria-hidden="true" />
);
