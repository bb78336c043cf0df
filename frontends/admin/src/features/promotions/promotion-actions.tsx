import type { PromotionState } from '@tokri/contracts/pricing';
import type { promotionOperations } from '@tokri/contracts/api';
import { reportChange, useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import type { sendCommand } from '@tokri/web-kit/platform';
import { Button, ButtonLink } from '@tokri/web-kit/ui';
import { t } from './labels.ts';
import { refreshPromotions } from './promotion-queries.ts';
import styles from './promotions.module.css';

export type PromotionSwitch = 'on' | 'paused' | 'stopped';

export interface SwitchedPromotion {
  readonly name: string;
  readonly state: PromotionState;
  readonly isOn: boolean;
  readonly isOver: boolean;
  readonly duplicatePath: string;
  readonly send: (
    to: PromotionSwitch,
  ) => ReturnType<typeof sendCommand<typeof promotionOperations.switchOffer>>;
}

const useSwitch = ({ name, isOn, send }: SwitchedPromotion) => {
  const { run, isBusy } = useMutationWithFeedback({
    send,
    refresh: refreshPromotions,
    successMessage: () => '',
  });
  const undo = async (): Promise<void> => {
    if (await run(isOn ? 'on' : 'paused')) reportChange(t('undone', { name }));
  };
  const switchTo = async (to: PromotionSwitch): Promise<void> => {
    if (await run(to)) reportChange(t(`switched.${to}`, { name }), () => void undo());
  };
  return { switchTo: (to: PromotionSwitch) => void switchTo(to), isBusy };
};

export const PromotionActions = (promotion: SwitchedPromotion) => {
  const { switchTo, isBusy } = useSwitch(promotion);
  const { name, state, isOn, isOver, duplicatePath } = promotion;
  const action = (to: PromotionSwitch, label: 'pause' | 'resume' | 'stop') => (
    <Button
      kind="secondary"
      isSmall
      isBusy={isBusy}
      aria-label={t(`${label}.of`, { name })}
      onClick={() => switchTo(to)}
    >
      {t(label)}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {state !== 'ended' && isOn && action('paused', 'pause')}
      {!isOn && !isOver && action('on', 'resume')}
      {state !== 'ended' && action('stopped', 'stop')}
      <ButtonLink kind="quiet" isSmall to={duplicatePath} aria-label={t('duplicate.of', { name })}>
        {t('duplicate')}
      </ButtonLink>
    </div>
  );
};
