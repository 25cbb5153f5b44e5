import type { Plugin } from 'vite';

/**
 * Lets go of the parts of react-router that nobody here uses. Its builds name components by an assignment and do not
 * mark what makes them as pure, either of which keeps forms, prefetching and what they need: 4 kB of every first page.
 */
export const leanRouter: Plugin = {
  name: 'fabula-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\// },
    handler: (source) => {
      const code = source
        .replace(/^\w+\.displayName = "[\w.]+";$/gm, '')
        .replace(/= (?=React\d*\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ ');
      // Every line stays where it was
      return { code, map: null };
    },
  },
};
