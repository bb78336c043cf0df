import { Button, Note } from '@tokri/web-kit/ui';
import { ConflictNote, type Difference } from './conflict-note.tsx';
import { t } from './labels.ts';

export const SaveFeedback = ({
  rejection,
  differences,
  isBusy,
  onKeepMine,
  onTakeTheirs,
}: {
  readonly rejection: string;
  /** What somebody else saved otherwise; missing without a conflict. */
  readonly differences: readonly Difference[] | undefined;
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
    {differences && (
      <ConflictNote differences={differences} onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} />
    )}
    <Button type="submit" isBusy={isBusy}>
      {t('save')}
    </Button>
  </>
);
