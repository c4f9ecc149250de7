import { defineConfig } from 'vitest/config';

/** The rules of Shoops alone, for `npm run mutate`: a mutant is killed beside the rule that it breaks. */
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
