import type { Plugin } from 'vite';

const REACT_DOM = /\/react-dom-client\.production\.js$/;

/** What React carries for elements, attributes and hooks that no page of the shop has. */
const UNUSED = [
  // <ViewTransition>
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAfterMutationEffectsOnFiber',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'createViewTransitionInstance',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'recursivelyTraverseAfterMutationEffects',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'scheduleViewTransitionEvent',
  'startViewTransition',
  'ViewTransitionPseudoElement',
  // <Fragment ref>
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
  'validateDocumentPositionWithFiberTree',
  // <SuspenseList>, <Activity>, custom elements, onSelect
  'constructSelectEvent',
  'setPropOnCustomElement',
  'updateActivityComponent',
  'updateSuspenseListComponent',
  // preload() and its kin; useActionState()
  'mountActionState',
  'preconnectAs',
  'preinitModuleScript',
  'preinitScript',
  'preinitStyle',
  'preload',
  'preloadModule',
] as const;

const bodyOf = (name: string) => new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}$`, 'm');
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function \([^)]*\) \{\n[^]*?^\};$/gm;
/** The names in the stack of a component: for logs that nobody keeps. */
const FRAMES = 'describeNativeComponentFrame';

/** What React throws to itself, and knows again when it catches it. */
const SIGNALS = /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Empties the functions of React that only serve what the shop does not use: 8.6 kB of the 130 that a
 * page may weigh (docs/decisions/007-what-a-page-weighs.md). And has React throw plain objects to itself: to
 * note where an error was made, Chromium parses the whole file a second time, if anybody inspects the
 * page. Development and the server keep React as it is. A React that has other functions stops the build.
 */
export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    if (!REACT_DOM.test(id)) return undefined;
    const replace = (from: RegExp, to: string, before: string, what: string) => {
      if (before.search(from) < 0)
        this.error(`React has no ${what} any more: adapt lean-react.ts.`);
      return before.replace(from, to);
    };
    const emptied = UNUSED.reduce(
      (text, name) => replace(bodyOf(name), `function ${name}() {}`, text, name),
      code,
    );
    const named = replace(bodyOf(FRAMES), `function ${FRAMES}() { return ""; }`, emptied, FRAMES);
    const signalled = replace(SIGNALS, '{ message: $1 }', named, 'exceptions of its own');
    return { code: replace(FRAGMENT_METHOD, '', signalled, 'FragmentInstance'), map: null };
  },
});
