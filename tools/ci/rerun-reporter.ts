import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { projectFolder } from '../project-folder.ts';

const quoteForShell = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

const formatRerunCommand = ({ project, module, fullName }: TestCase) =>
  `npx vitest run --project ${quoteForShell(project.name)} ${relative(projectFolder, module.moduleId)} -t ${quoteForShell(fullName)}`;

/** Reporter that prints a command for each failed test and for each test that needed a retry. */
export const rerunReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    for (const test of tests) {
      const hasPassed = test.result().state === 'passed';
      if (test.result().state === 'failed')
        process.stdout.write(`To run it alone: ${formatRerunCommand(test)}\n`);
      if (hasPassed && test.diagnostic()?.retryCount)
        process.stdout.write(`Passed at a second try only: ${formatRerunCommand(test)}\n`);
    }
  },
};
