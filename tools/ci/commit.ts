import { execFileSync } from 'node:child_process';
import { projectFolder } from '../project-folder.ts';

/** Number of characters that tell the commits of a project apart. */
const SHORT_LENGTH = 8;

/** Variables with the commit on GitHub, GitLab, Netlify and Cloudflare Pages. */
const commitVariables = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'COMMIT_REF', 'CF_PAGES_COMMIT_SHA'];

/** Returns the shortened commit that is built; '' if neither the host nor git names one. */
export function readCommit(env: NodeJS.ProcessEnv = process.env): string {
  const named = commitVariables.map((name) => env[name]).find(Boolean);
  if (named !== undefined) return named.slice(0, SHORT_LENGTH);
  try {
    const options = { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' } as const;
    return execFileSync('git', ['rev-parse', 'HEAD'], options).slice(0, SHORT_LENGTH);
  } catch {
    return '';
  }
}
