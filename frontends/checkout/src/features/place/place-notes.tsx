import { Link } from '@tokri/web-kit/platform';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import styles from './place.module.css';
import type { PlaceState } from './use-place-order.ts';

/** What became of the last try, until the next one. */
export const PlaceNotes = ({
  state,
  onAgain,
}: {
  readonly state: PlaceState;
  readonly onAgain: () => void;
}) => {
  switch (state.kind) {
    case 'idle':
    case 'placing':
      return null;
    case 'refused':
      return (
        <Note tone="bad" isAlert>
          {state.message}
          {state.takenBy > 0 && (
            <>
              {' '}
              <Link className="link" to={`/order-status?Id=${state.takenBy}`}>
                {t('place.taken')}
              </Link>
            </>
          )}
        </Note>
      );
    case 'failed':
      return (
        <Note tone="bad" isAlert>
          {state.message}
        </Note>
      );
    case 'unsure':
      return (
        <div className={styles.unsure}>
          <Note tone="few" isAlert>
            {t('place.unsure')}
          </Note>
          <Button kind="second" onClick={onAgain}>
            {t('place.check')}
          </Button>
        </div>
      );
  }
};
