import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { TOP } from '../top.ts';

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const commandFor = ({ project, module, fullName }: TestCase) =>
  `npx vitest run --project ${quoted(project.name)} ${relative(TOP, module.moduleId)} -t ${quoted(fullName)}`;

/** Reporter that prints a command for each failed test and for each test that needed a retry. */
export const rerunReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) {
      const hasPassed = test.result().state === 'passed';
      if (test.result().state === 'failed') process.stdout.write(`To run it alone: ${commandFor(test)}\n`);
      if (hasPassed && test.diagnostic()?.retryCount)
        process.stdout.write(`Passed at a second try only: ${commandFor(test)}\n`);
    }
  },
};
