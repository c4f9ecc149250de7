import { defineConfig } from 'vitest/config';

/** Tests of the Shoop rules for `npm run mutate`; a rule's own tests must kill its mutants. */
export default defineConfig({
  test: {
    environment: 'node',
    include: [
      'src/domain/{shoops,values}/**/*.test.ts',
      'src/api/endpoints/{shoops,physician-shoops}*.test.ts',
      'mocks/{rules,handlers,seed}/*shoop*.test.ts',
    ],
  },
});
