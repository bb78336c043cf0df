import {
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
  WifiOff,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { type ApiProblem, isApiProblem, isHiddenInPreview } from '../../platform/api/problem.ts';
import { useOnline } from '../../platform/connection.ts';
import { Icon } from '../icon.tsx';
import basket from '../pictures/basket.webp';
import box from '../pictures/box.webp';
import { t } from '../labels.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

const toneIcons = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
} as const;

export interface NoteProps {
  readonly tone?: keyof typeof toneIcons;
  readonly isAlert?: boolean;
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

export const Note = ({ tone = 'info', isAlert, icon = toneIcons[tone], children }: NoteProps) => (
  <div className={classNames('note', tone !== 'info' && tone)} role={isAlert ? 'alert' : undefined}>
    <Icon icon={icon} />
    <span className="grow">{children}</span>
  </div>
);

export const pictures = { basket, box } as const;

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly picture?: string;
  readonly children?: ReactNode;
}

export const EmptyState = ({ title, text, picture = basket, children }: EmptyStateProps) => (
  <div className="panel empty-state">
    <img src={picture} alt="" width={160} height={160} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);

export interface ErrorPanelProps {
  readonly title?: string;
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly isBusy?: boolean;
}

const isAnswer = (error: unknown): error is ApiProblem => isApiProblem(error) && error.status > 0;

const errorText = (error: unknown, isOffline: boolean): string => {
  if (isOffline) return t('offline.text');
  if (isApiProblem(error)) return error.message;
  // Staff have no cart to worry about.
  return t(location.pathname.startsWith('/admin') ? 'error.staffText' : 'error.text');
};

/** The shell loads failed pages and data again when the device is back online. */
export const ErrorPanel = ({ title, error, onRetry, isBusy = false }: ErrorPanelProps) => {
  const isOffline = !useOnline() && !isAnswer(error);
  if (isHiddenInPreview(error))
    return <EmptyState title={t('preview.hidden')} text={errorText(error, false)} picture={box} />;
  return (
    <div className="panel empty-state" role="alert">
      <img src={box} alt="" width={160} height={160} />
      <h2>{isOffline ? t('offline') : (title ?? t('error.title'))}</h2>
      <p>{errorText(error, isOffline)}</p>
      <Button kind="secondary" isBusy={isBusy} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
};

export interface OfflineBannerProps {
  /** Whether the page shows something that was loaded before. */
  readonly hasShownData: boolean;
  readonly onRetry: () => void;
}

export const OfflineBanner = ({ hasShownData, onRetry }: OfflineBannerProps) => (
  <div className="offline-banner" role="status">
    <Icon icon={WifiOff} />
    <span>{t(hasShownData ? 'offline.lastSeen' : 'offline.nothingLoaded')}</span>
    <Button kind="quiet" isSmall onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
);
