/** A thing has one name everywhere; a default export lets each importer choose another. */
export const namedExports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      named: 'Export by name; default exports are for configurations and federation entries.',
    },
  },
  create(context) {
    return {
      ExportDefaultDeclaration: (node) => context.report({ node, messageId: 'named' }),
      ExportSpecifier(node) {
        if (node.exported.name === 'default') context.report({ node, messageId: 'named' });
      },
    };
  },
};
