import { Button } from '@tokri/web-kit/ui';
import styles from './load-more.module.css';

/** Below a list that is read page after page. Nothing is left of it after the last page. */
export const LoadMore = ({
  query: { hasNextPage, isFetchingNextPage, fetchNextPage },
  label,
  isSmall = false,
}: {
  readonly query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
  readonly label: string;
  readonly isSmall?: boolean;
}) =>
  hasNextPage && (
    <div className={styles.more}>
      <Button
        kind="secondary"
        isSmall={isSmall}
        isBusy={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  );
