import { bytesOf } from './bench-server.ts';
import { type Finding, unjudgedFigure } from './report.ts';
import type { Setting } from './setting.ts';
import { kilobytes } from './statistics.ts';
import { visit } from './visit.ts';

/** Most JavaScript that /login may load, in kB of 1024 bytes. */
const scriptLimitsKb = { live: 130, mocked: 165 } as const;

/** Measures what a build sends for /login, and compares its scripts with their limit. */
async function measureBuild(
  { browser, servers }: Setting,
  build: keyof typeof scriptLimitsKb,
): Promise<Finding[]> {
  const screen = { path: 'login', selector: 'button[type=submit]' };
  const sent = await visit(browser, servers[build], screen, (visited) => visited.sent);
  const scripts = sent.filter(({ kind }) => kind === 'js');
  const styles = sent.filter(({ kind }) => kind === 'css');
  const others = sent.filter(({ kind }) => kind === 'other');
  return [
    {
      subject: `JavaScript of /login, ${build}`,
      measured: `${kilobytes(bytesOf(scripts))} kB in ${scripts.length} files`,
      target: `≤ ${scriptLimitsKb[build]} kB`,
      met: bytesOf(scripts) <= scriptLimitsKb[build] * 1024,
    },
    unjudgedFigure(`CSS of /login, ${build}`, `${kilobytes(bytesOf(styles))} kB in ${styles.length} files`),
    unjudgedFigure(
      `All of /login, ${build}`,
      `${kilobytes(bytesOf(sent))} kB, ${kilobytes(bytesOf(others))} kB of it page, fonts and pictures`,
    ),
  ];
}

/** Measures the bytes of /login on the wire until idle, including requests of a service worker. */
export const measureBytes = async (setting: Setting): Promise<Finding[]> => [
  ...(await measureBuild(setting, 'live')),
  ...(await measureBuild(setting, 'mocked')),
];
