export type PolicyBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const heading = /^#{1,3}\s(?<text>.+)$/u;
const listItem = /^[-*•]\s(?<text>.+)$/u;

type LineKind = PolicyBlock['kind'] | 'blank';

const readLine = (line: string): { readonly kind: LineKind; readonly text: string } => {
  const trimmed = line.trim();
  if (trimmed === '') return { kind: 'blank', text: '' };
  const title = heading.exec(trimmed)?.groups?.['text']?.trim();
  if (title !== undefined) return { kind: 'heading', text: title };
  const item = listItem.exec(trimmed)?.groups?.['text']?.trim();
  return item === undefined ? { kind: 'paragraph', text: trimmed } : { kind: 'list', text: item };
};

/**
 * A line that begins with # is a heading and one that begins with - is an item of a list. Other lines
 * make paragraphs, which an empty line ends. Nothing else has a meaning, so no text becomes HTML.
 */
export const parsePolicyText = (text: string): readonly PolicyBlock[] => {
  const blocks: PolicyBlock[] = [];
  let before: LineKind = 'blank';
  for (const line of text.split('\n')) {
    const { kind, text: content } = readLine(line);
    const last = blocks.at(-1);
    const continues = kind === before;
    if (kind === 'list' && continues && last?.kind === 'list')
      blocks[blocks.length - 1] = { kind, items: [...last.items, content] };
    else if (kind === 'list') blocks.push({ kind, items: [content] });
    else if (kind === 'paragraph' && continues && last?.kind === 'paragraph')
      blocks[blocks.length - 1] = { kind, text: `${last.text}\n${content}` };
    else if (kind !== 'blank') blocks.push({ kind, text: content });
    before = kind;
  }
  return blocks;
};
