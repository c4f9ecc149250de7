import { bytesOf } from './bench-server.ts';
import { type Finding, figure } from './report.ts';
import type { Setting } from './setting.ts';
import { kilobytes } from './statistics.ts';
import { visit } from './visit.ts';

/** Most JavaScript that /login may load, in kB of 1024 bytes. */
const LIMITS = { live: 130, mocked: 200 } as const;

async function measureBuild({ browser, servers }: Setting, build: keyof typeof LIMITS): Promise<Finding[]> {
  const screen = { path: 'login', selector: 'button[type=submit]' };
  const sent = await visit(browser, servers[build], screen, (visited) => visited.sent);
  const scripts = sent.filter(({ kind }) => kind === 'js');
  const styles = sent.filter(({ kind }) => kind === 'css');
  const others = sent.filter(({ kind }) => kind === 'other');
  return [
    {
      what: `JavaScript of /login, ${build}`,
      measured: `${kilobytes(bytesOf(scripts))} kB in ${scripts.length} files`,
      target: `≤ ${LIMITS[build]} kB`,
      met: bytesOf(scripts) <= LIMITS[build] * 1024,
    },
    figure(`CSS of /login, ${build}`, `${kilobytes(bytesOf(styles))} kB in ${styles.length} files`),
    figure(
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
