import { Button, Info, Note } from '@tokri/web-kit/ui';
import { formatChosenSlot } from '../../../formats.ts';
import { t } from '../../../labels.ts';
import type { ChooseSlot, ChosenSlot } from './hold.ts';
import styles from '../picker/slot.module.css';

export interface HeldElsewhereProps {
  readonly slot: ChosenSlot;
  readonly onChoose: ChooseSlot;
}

/** Stands in a live region that is mounted before it, or screen readers may miss it. */
export const HeldElsewhere = ({ slot, onChoose }: HeldElsewhereProps) => (
  <div className={styles.rejection}>
    <Note icon={Info}>{t('hold.elsewhere', { slot: formatChosenSlot(slot) })}</Note>
    <Button kind="secondary" isSmall onClick={() => onChoose(slot, { isTakingOver: true })}>
      {t('hold.useHere')}
    </Button>
  </div>
);
