const message =
  'Tests do not sleep: wait for what has to happen (`until` of #event-store/testing), or make time a parameter.';

/** A fixed time is too long on a quiet machine, and too short on a busy one. */
const noSleeping = {
  create(context) {
    let promises = 0;
    const isPromise = ({ callee }) => callee.type === 'Identifier' && callee.name === 'Promise';
    return {
      NewExpression: (node) => isPromise(node) && promises++,
      'NewExpression:exit': (node) => isPromise(node) && promises--,
      CallExpression(node) {
        if (promises > 0 && node.callee.name === 'setTimeout') context.report({ node, message });
      },
      ImportDeclaration(node) {
        if (node.source.value !== 'node:timers/promises') return;
        for (const each of node.specifiers)
          if (each.imported?.name === 'setTimeout') context.report({ node: each, message });
      },
    };
  },
};

/** Rules of this project for its linter. */
export default { meta: { name: 'chronicler' }, rules: { 'no-sleeping': noSleeping } };
