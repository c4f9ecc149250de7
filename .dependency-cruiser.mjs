/*
 * Who may import whom (docs/architecture.md). Patterns, never a list of features: a new feature is bound by the
 * same rules the moment its folder exists. Every rule says what IS allowed below a layer; the rest is a breach.
 */

/** Files of ours: anything else is a package or part of Node. */
const OURS = '^(src|mocks|tools/contract|stories|e2e)/';

/** Tests may reach for a sibling layer to set a scene. */
const TESTS = '\\.test\\.tsx?$';

/** What a layer must not see: everything of ours but the named paths. */
const layer = (name, from, sees) => ({
  name,
  comment: `${from} may import only ${sees.length ? sees.join(', ') : 'nothing'} of ours`,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: OURS, pathNot: sees },
});

/** Packages a pure layer must not need: React, its libraries, and anything that talks to a network. */
const REACT_OR_NETWORK =
  '^node_modules/(react|react-dom|@mantine|@tanstack|@tabler|ky|msw|idb-keyval|@fingerprintjs|@faker-js)(/|$)';

export default {
  forbidden: [
    layer('domain-sees-nothing', '^src/domain/', ['^src/domain/']),
    layer('api-sees-domain', '^src/api/', ['^src/(api|domain)/']),
    layer('radar-sees-the-contract', '^src/radar/', ['^src/(radar|api|domain|ui)/']),
    layer('the-contract-command-sees-the-radar', '^tools/contract/(?!testing|record/)', [
      '^(tools/contract|src/(radar|api|domain))/',
    ]),
    layer('a-recording-is-made-for-the-mock', '^tools/contract/record/', [
      '^(tools/contract|mocks|src/(radar|api|domain))/',
    ]),
    layer('ui-sees-nothing', '^src/ui/', ['^src/ui/']),
    layer('questionnaire-sees-domain-and-ui', '^src/questionnaire/', ['^src/(questionnaire|domain|ui)/']),
    layer('clinic-sees-the-questionnaire-and-below', '^src/clinic/', [
      '^src/(clinic|questionnaire|domain|ui)/',
    ]),
    layer('identity-sees-the-api-too', '^src/identity/', ['^src/(identity|api|questionnaire|domain|ui)/']),
    layer('drafts-see-the-questionnaire-and-the-api', '^src/drafts/', [
      '^src/(drafts|api|questionnaire|domain|ui)/',
    ]),
    layer('feature-sees-below-and-itself', '^src/features/([^/]+)/', [
      '^src/(domain|api|ui|questionnaire|clinic|identity|drafts)/',
      '^src/features/$1/',
    ]),
    layer('routes-see-features-and-below', '^src/routes/', [
      '^src/(routes|features|identity|drafts|clinic|questionnaire|ui|api|domain)/',
    ]),
    {
      name: 'src-never-sees-the-mock',
      comment: 'src stands without the mock, its tests do, too: what needs both is a test of the mock',
      severity: 'error',
      from: { path: '^src/(?!(main|prerender)\\.tsx$)' },
      to: { path: OURS, pathNot: '^src/' },
    },
    layer('mocks-see-domain-and-api', '^mocks/(?!console/)', [
      '^mocks/',
      '^src/(domain|api)/',
      // A page of the mock lets its locks and databases go like one of the app.
      '^src/ui/leaving/(hold-lock|open-store)\\.ts$',
    ]),
    layer('mock-console-sees-ui-too', '^mocks/console/', ['^mocks/', '^src/(domain|api|ui)/']),
    {
      name: 'main-opens-the-mock-lazily',
      comment: 'the entries are the only doors to the mock, and only by a dynamic import',
      severity: 'error',
      from: { path: '^src/(main|prerender)\\.tsx$' },
      to: { path: '^(mocks|stories|e2e)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stories-and-e2e-are-leaves',
      comment: 'nothing outside stories and e2e imports them',
      severity: 'error',
      from: { path: '^(src|mocks|tools/contract)/' },
      to: { path: '^(stories|e2e)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'the domain needs no React and no network',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { path: REACT_OR_NETWORK },
    },
    {
      name: 'ky-only-in-the-client',
      comment: 'src/api/client/client.ts is the only network access',
      severity: 'error',
      from: { pathNot: '^src/api/client/client\\.ts$|^node_modules/' },
      to: { path: '^node_modules/ky/' },
    },
    {
      name: 'the-session-knows-no-calls',
      comment: 'calls read the session; only sign-out.ts, which is a call itself, stands above both',
      severity: 'error',
      from: { path: '^src/api/session/', pathNot: `${TESTS}|/sign-out\\.ts$` },
      to: { path: '^src/api/client/' },
    },
    {
      name: 'no-cycles',
      comment: 'import cycles hide what depends on what',
      severity: 'error',
      from: { pathNot: '^src/routeTree\\.gen\\.ts$' },
      to: { circular: true, viaNot: '^src/routeTree\\.gen\\.ts$' },
    },
    {
      name: 'every-import-resolves',
      comment: 'an import that leads nowhere would slip past every rule above',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\.css$' },
    },
  ],
  options: {
    // TypeScript 7 has no compiler API, so the files are read with swc.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|dist-[^/]+|storybook-static)/' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css', '.svg'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
  },
};
