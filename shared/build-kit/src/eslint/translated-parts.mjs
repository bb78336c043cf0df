const loaders = new Set(['lazyPage', 'loadPart']);
const textTable = /\/messages\//;

const isLoaded = (node) => {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (parent.type === 'CallExpression' && loaders.has(parent.callee.name)) return true;
  }
  return false;
};

/** A part that is imported without waiting for its texts is shown in English first. */
export const translatedParts = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      untranslated: 'Import a part with lazyPage or loadPart, which wait for its Hindi texts.',
    },
  },
  create(context) {
    return {
      ImportExpression(node) {
        if (!textTable.test(String(node.source.value)) && !isLoaded(node))
          context.report({ node, messageId: 'untranslated' });
      },
    };
  },
};
