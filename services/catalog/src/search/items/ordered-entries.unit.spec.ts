import fc from 'fast-check';
import { createOrderedEntries } from './ordered-entries.ts';

interface IndexEntry {
  readonly key: string;
}

describe('createOrderedEntries', () => {
  it('returns the sorted entries after any sequence of changes and reads', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('toggle' as const), key: fc.nat({ max: 30 }) }),
      fc.record({ kind: fc.constant('look' as const), key: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const ordered = createOrderedEntries<IndexEntry>(({ key }) => key);
        const inside = new Map<string, IndexEntry>();
        for (const { kind, key } of steps) {
          const name = String(key).padStart(2, '0');
          const existing = inside.get(name);
          if (kind === 'look') ordered.inOrder();
          else if (existing) {
            ordered.remove(existing);
            inside.delete(name);
          } else {
            const entry = { key: name };
            ordered.add(entry);
            inside.set(name, entry);
          }
        }
        expect(ordered.inOrder()).toEqual(
          [...inside.values()].sort((a, b) => (a.key < b.key ? -1 : 1)),
        );
      }),
      { seed: 4, numRuns: 300 },
    );
  });

  it('does not modify a list that was returned before', () => {
    const ordered = createOrderedEntries<IndexEntry>(({ key }) => key);
    ordered.add({ key: 'b' });
    const before = ordered.inOrder();
    ordered.add({ key: 'a' });
    expect([ordered.inOrder().length, before.length]).toEqual([2, 1]);
  });
});
