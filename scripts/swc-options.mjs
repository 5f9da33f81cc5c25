/** How TypeScript becomes JavaScript, in the build and in tests alike. Types are checked apart (`npm run typecheck`). */
export const swcOptions = {
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
