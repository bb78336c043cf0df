import { CircleAlert, CircleCheck, Clock, Info, WifiOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { isApiProblem } from '../../platform/api/problem.ts';
import { Icon } from '../icon.tsx';
import basket from '../pictures/basket.webp';
import box from '../pictures/box.webp';
import { t } from '../labels.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

const toneIcons = { info: Info, few: Clock, bad: CircleAlert, ok: CircleCheck } as const;

export interface NoteProps {
  readonly tone?: keyof typeof toneIcons;
  /** Said at once to those who listen; for what appears while the page is open. */
  readonly isAlert?: boolean;
  /** In place of the tone's own. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
}

export const Note = ({ tone = 'info', isAlert, icon = toneIcons[tone], children }: NoteProps) => (
  <div className={classNames('note', tone !== 'info' && tone)} role={isAlert ? 'alert' : undefined}>
    <Icon icon={icon} />
    <span className="grow">{children}</span>
  </div>
);

/** Pictures of the kit, for pages that have nothing of their own to show. */
export const pictures = { basket, box } as const;

export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  readonly picture?: string;
  /** One action. */
  readonly children?: ReactNode;
}

export const EmptyState = ({ title, text, picture = basket, children }: EmptyStateProps) => (
  <div className="panel empty">
    <img src={picture} alt="" width={160} height={160} />
    <h2>{title}</h2>
    {text && <p>{text}</p>}
    {children}
  </div>
);

export interface ErrorPanelProps {
  /** What did not load, where it is not the whole page. */
  readonly title?: string;
  /** What was thrown; a problem says its own text. */
  readonly error?: unknown;
  readonly onRetry: () => void;
  readonly isBusy?: boolean;
}

export const ErrorPanel = ({ title, error: problem, onRetry, isBusy = false }: ErrorPanelProps) => (
  <div className="panel empty" role="alert">
    <img src={box} alt="" width={160} height={160} />
    <h2>{title ?? t('error.title')}</h2>
    <p>{isApiProblem(problem) ? problem.message : t('error.text')}</p>
    <Button kind="second" isBusy={isBusy} onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
);

export interface OfflineBannerProps {
  /** Such as "9:40 am": how old what is shown may be. */
  readonly since?: string | undefined;
  readonly onRetry: () => void;
}

export const OfflineBanner = ({ since, onRetry }: OfflineBannerProps) => (
  <div className="offline" role="status">
    <Icon icon={WifiOff} />
    <span>{since ? t('offline.since', { time: since }) : t('offline')}</span>
    <Button kind="quiet" isSmall onClick={onRetry}>
      {t('retry')}
    </Button>
  </div>
);
