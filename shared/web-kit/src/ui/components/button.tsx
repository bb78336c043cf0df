import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from '../../platform/router.ts';
import { classNames } from './class-names.ts';

interface Look {
  /** One primary per view; danger for what destroys. */
  readonly kind?: 'primary' | 'second' | 'quiet' | 'danger';
  readonly isSmall?: boolean;
  readonly isBlock?: boolean;
}

const look = ({ kind = 'primary', isSmall, isBlock }: Look, more?: string): string =>
  classNames('btn', kind, isSmall && 'sm', isBlock && 'block', more);

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'style'>, Look {
  /** Shows a spinner before the verb and takes no further press. */
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
    className={look({ kind, isSmall, isBlock }, className)}
    aria-busy={isBusy || undefined}
    onClick={isBusy ? (event) => event.preventDefault() : onClick}
  >
    {children}
  </button>
);

export interface ButtonLinkProps extends Omit<LinkProps, 'style'>, Look {}

/** Looks like a button and goes somewhere. */
export const ButtonLink = ({ kind, isSmall, isBlock, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look({ kind, isSmall, isBlock }, className)} />
);

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'style' | 'aria-label'
> {
  /** Its name, because an icon says nothing to those who listen. */
  readonly label: string;
}

export const IconButton = ({ label, className, type = 'button', ...rest }: IconButtonProps) => (
  <button {...rest} type={type} className={classNames('iconbtn', className)} aria-label={label} />
);
