import { Button, Note } from '@tokri/web-kit/ui';
import { ConflictView } from '../../components/versioned-save/conflict-view.tsx';
import type { ComparedField } from '../../components/versioned-save/find-differences.ts';
import { t } from './labels.ts';
import styles from './promotions.module.css';

export const SaveFeedback = ({
  rejection,
  conflict,
  isBusy,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly rejection: string;
  /** Both versions, if somebody else saved meanwhile. */
  readonly conflict: readonly ComparedField[] | undefined;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}) => (
  <>
    {rejection && (
      <Note tone="error" isAlert>
        {rejection}
      </Note>
    )}
    {conflict ? (
      <ConflictView
        fields={conflict}
        isBusy={isBusy}
        onKeepMine={onKeepMine}
        onTakeTheirs={onTakeTheirs}
      />
    ) : (
      <div className={styles.saveBar}>
        <Button type="submit" isBusy={isBusy}>
          {t('save')}
        </Button>
      </div>
    )}
  </>
);
