import { renderHook } from '@testing-library/react';
import { act } from 'react';
import { useVersionedSave, revOf } from './use-versioned-save.ts';

interface Stored {
  readonly Rev: number;
  readonly text: string;
}

const changed = { kind: 'rejected', code: 'changed', message: 'Somebody saved.' } as const;
const done = { kind: 'done' } as const;

const setup = (
  results: readonly { readonly kind: 'done' | 'rejected' }[],
  theirs: Stored | null = { Rev: 5, text: 'theirs' },
) => {
  const sent: (readonly [string, number | undefined])[] = [];
  const { result } = renderHook(() =>
    useVersionedSave<string, Stored, number>({
      stored: { Rev: 4, text: 'before' },
      versionOf: revOf,
      send: async (form, version) => {
        sent.push([form, version]);
        return results[sent.length - 1] ?? done;
      },
      read: async () => theirs ?? undefined,
      conflictCode: 'changed',
      report: (form) => ({ text: form }),
      onSaved: async () => ({ Rev: 7, text: 'mine' }),
    }),
  );
  return { result, sent };
};

describe('useVersionedSave', () => {
  it('saves the version that was opened, and then the one that it saved', async () => {
    const { result, sent } = setup([done, done]);
    await act(() => result.current.save('a'));
    await act(() => result.current.save('b'));
    expect(sent).toEqual([
      ['a', 4],
      ['b', 7],
    ]);
  });

  it('shows what somebody else saved and saves over it only when staff choose so', async () => {
    const { result, sent } = setup([changed, done]);
    await act(() => result.current.save('mine'));
    expect(result.current.conflict).toEqual({ Rev: 5, text: 'theirs' });
    expect(sent).toHaveLength(1);
    await act(async () => {
      await result.current.save('mine', result.current.acceptConflict());
    });
    expect(sent[1]).toEqual(['mine', 5]);
    expect(result.current.conflict).toBeUndefined();
  });

  it('shows a second conflict when somebody saved again in between', async () => {
    const { result } = setup([changed, changed]);
    await act(() => result.current.save('mine'));
    await act(async () => {
      await result.current.save('mine', result.current.acceptConflict());
    });
    expect(result.current.conflict).toEqual({ Rev: 5, text: 'theirs' });
  });

  it('says why when the record was deleted meanwhile', async () => {
    const { result } = setup([changed], null);
    await act(() => result.current.save('mine'));
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.rejection).toBe('Somebody saved.');
  });
});
