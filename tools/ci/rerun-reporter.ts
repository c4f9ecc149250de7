import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectFolder } from '../project-folder.ts';

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const formatRerunCommand = ({ project, module, fullName }: TestCase) =>
  `npx vitest run --project ${quoteForShell(project.name)} ${relative(projectFolder, module.moduleId)} -t ${quoteForShell(fullName)}`;

/** Reporter that prints a command for each failed test, and a retried one's errors. */
export const rerunReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) {
      const { state, errors } = test.result();
      if (state === 'failed') process.stdout.write(`To run it alone: ${formatRerunCommand(test)}\n`);
      if (state === 'passed' && test.diagnostic()?.retryCount) {
        process.stdout.write(`Passed at a second try only: ${formatRerunCommand(test)}\n`);
        for (const { message } of errors ?? []) process.stdout.write(`  Error: ${message}\n`);
      }
    }
  },
};
