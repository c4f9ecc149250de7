import type { Browser } from 'playwright';
import type { BenchServer } from './bench-server.ts';
import type { Notes } from './probe.ts';
import { type Finding, figure } from './report.ts';
import { loginScreen } from './screens.ts';
import { slow4g } from './slow-link.ts';
import { withRange } from './statistics.ts';
import { visit } from './visit.ts';

export const CPU = 4;

interface Subject {
  name: string;
  server: BenchServer;
  path: string;
  selector: string;
  runs: Notes[];
}

const inSeconds = (runs: readonly Notes[], read: (notes: Notes) => number) =>
  withRange(
    runs.map((notes) => read(notes) / 1000),
    2,
  );

const blocked = ({ longTasks }: Notes) => longTasks.reduce((total, [, length]) => total + length - 50, 0);

function row({ name, runs }: Subject): Finding {
  const first = inSeconds(runs, (notes) => notes.firstPaint);
  const largest = inSeconds(runs, (notes) => notes.largestPaint);
  const visible = inSeconds(runs, (notes) => notes.visible);
  const long = inSeconds(runs, blocked);
  return figure(
    `First visit to ${name}, s`,
    `first paint ${first}, largest paint ${largest}, usable ${visible}, blocked ${long}`,
  );
}

/** Measures the load of the first screen on a slow phone; alternate rounds reverse the subjects. */
export async function measureLoad(
  browser: Browser,
  servers: Record<'bare' | 'live' | 'mocked', BenchServer>,
  rounds: number,
): Promise<{ findings: Finding[]; raw: Record<string, Notes[]> }> {
  const { path, selector } = loginScreen;
  const subjects: Subject[] = [
    { name: 'a bare React page', server: servers.bare, path: '', selector: 'input', runs: [] },
    { name: '/login, live', server: servers.live, path, selector, runs: [] },
    { name: '/login, mocked', server: servers.mocked, path, selector, runs: [] },
  ];
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of round % 2 ? subjects.toReversed() : subjects) {
      subject.server.setSpeed(slow4g);
      const notes = await visit(browser, subject.server, { ...subject, cpu: CPU }, (seen) => seen.notes);
      subject.server.setSpeed(null);
      subject.runs.push(notes);
    }
  }
  return {
    findings: subjects.map(row),
    raw: Object.fromEntries(subjects.map(({ name, runs }) => [name, runs])),
  };
}
