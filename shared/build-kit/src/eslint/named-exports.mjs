export const namedExports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      named:
        'Use a named export; default exports are only for configuration files and federation entries.',
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
