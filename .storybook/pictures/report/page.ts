import type { PictureName } from '../looks.ts';
import type { groupByOutcome } from '../result.ts';
import { followTicks } from './follow-ticks.ts';

/** Result of a run as its report shows it. */
export interface ReportInput {
  result: ReturnType<typeof groupByOutcome>;
  /** Returns the reason why a picture could not be taken. */
  why: (name: PictureName) => string;
}

/** Captions of a change's pictures, by the suffix of their files in the report's folder. */
export const sides = { before: 'Accepted', after: 'Now', difference: 'Difference' } as const;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const change = (name: PictureName) => `<section aria-label="${escaped(name)}">
  <label><input type="checkbox" name="picture" value="${escaped(name)}"> ${escaped(name)}</label>
  <div class="sides">${Object.entries(sides)
    .map(
      ([side, title]) => `
    <figure><figcaption>${title}</figcaption>
      <a href="${escaped(name)}-${side}.png"><img src="${escaped(name)}-${side}.png" alt="${title}: ${escaped(name)}" loading="lazy" onerror="this.closest('figure').hidden = true"></a>
    </figure>`,
    )
    .join('')}
  </div>
</section>`;

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0
    ? ''
    : `<h2>${title}</h2>\n<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 90rem; padding: 1.5rem 1rem 12rem; }
label { display: flex; align-items: center; gap: .75rem; min-height: 44px; font-weight: 600; overflow-wrap: anywhere; }
input { width: 1.5rem; height: 1.5rem; flex: none; }
section { border-top: 1px solid GrayText; padding-block: 1rem; }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem; }
figure { margin: 0; }
img { width: 100%; max-height: 80vh; object-fit: contain; object-position: top left; border: 1px solid GrayText; }
li { overflow-wrap: anywhere; white-space: pre-wrap; }
form { position: fixed; inset: auto 0 0; padding: .75rem 1rem; background: Canvas; border-top: 2px solid; }
.bar { display: flex; margin-bottom: .5rem; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; }
textarea { width: 100%; box-sizing: border-box; font: 14px/1.5 monospace; resize: vertical; }
button { min-height: 44px; padding: 0 1.25rem; font: inherit; }`;

const bar = `<form onsubmit="return false" aria-label="Accept">
  <div class="bar">
    <label><input type="checkbox" name="all"> All changed pictures</label>
    <button type="button">Copy command</button>
    <span role="status"></span>
  </div>
  <textarea readonly rows="2" aria-label="Command that accepts the ticked pictures"></textarea>
</form>
<script>(${followTicks})()</script>`;

/** Renders the report: changed pictures to tick, and one command that accepts the ticked ones. */
export function renderReport({ result, why }: ReportInput): string {
  const { same, added, replaced, changed, failed } = result;
  const sum = `${changed.length} changed, ${failed.length} not taken, ${added.length + replaced.length} accepted now, ${same.length} as accepted`;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures: ${sum}</title>
<style>${STYLE}</style>
<main>
<h1>Pictures of the screens</h1>
<p>${sum}.</p>
${list(
  'Not taken',
  failed.map((name) => `${name}: ${why(name)}`),
)}
${changed.length > 0 ? `<h2>Changed</h2>\n<p>Tick the pictures that shall look like this from now on, then copy the command below and run it.</p>\n${changed.map(change).join('\n')}` : ''}
${list('Accepted, for there was no picture yet', added)}
${list('Accepted in place of another', replaced)}
</main>
${changed.length > 0 ? bar : ''}
</html>
`;
}
