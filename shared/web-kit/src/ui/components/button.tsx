import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../../platform/router.ts';
import { classNames } from './class-names.ts';

interface ButtonStyle {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly isSmall?: boolean;
  readonly isBlock?: boolean;
}

const buttonClass = ({ kind = 'primary', isSmall, isBlock }: ButtonStyle, more?: string): string =>
  classNames('btn', kind, isSmall && 'small', isBlock && 'block', more);

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'>, ButtonStyle {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

export const Button = ({
  kind,
  isSmall,
  isBlock,
  isBusy = false,
  className,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass({ kind, isSmall, isBlock }, className)}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {children}
  </button>
);

export interface ButtonLinkProps extends Omit<LinkProps, 'style'>, ButtonStyle {}

export const ButtonLink = ({ kind, isSmall, isBlock, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={buttonClass({ kind, isSmall, isBlock }, className)} />
);

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'aria-label'
> {
  readonly label: string;
}

export const IconButton = ({ label, className, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames('icon-button', className)}
    aria-label={label}
  />
);
