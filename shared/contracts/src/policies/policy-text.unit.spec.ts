import { parsePolicyText } from './policy-text.ts';

describe('parsePolicyText', () => {
  it('reads headings, paragraphs and lists', () => {
    expect(
      parsePolicyText(
        '## Returns\nWithin 24 hours.\nWith a photo.\n\nUnopened only.\n- milk\n- fish',
      ),
    ).toEqual([
      { kind: 'heading', text: 'Returns' },
      { kind: 'paragraph', text: 'Within 24 hours.\nWith a photo.' },
      { kind: 'paragraph', text: 'Unopened only.' },
      { kind: 'list', items: ['milk', 'fish'] },
    ]);
  });
  it('keeps markup as text', () => {
    expect(parsePolicyText('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
    ]);
  });
  it('starts a new list after an empty line', () => {
    expect(parsePolicyText('- a\n\n- b')).toEqual([
      { kind: 'list', items: ['a'] },
      { kind: 'list', items: ['b'] },
    ]);
  });
  it('takes a hash without a space as text', () => {
    expect(parsePolicyText('#1 in town')).toEqual([{ kind: 'paragraph', text: '#1 in town' }]);
  });
});
