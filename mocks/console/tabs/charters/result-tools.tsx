import { Button } from '@mantine/core';
import { useRef } from 'react';
import { charterAreas, charters } from '#mocks/charters/charters.ts';
import { countOutcomes } from '#mocks/charters/report/count-outcomes.ts';
import { formatJunit } from '#mocks/charters/report/format-junit.ts';
import { formatMarkdown } from '#mocks/charters/report/format-markdown.ts';
import { type CharterResults, clearResults } from '#mocks/charters/results.ts';
import { downloadFile } from '#mocks/page/download-file.ts';
import { useAnnounce } from '#ui/feedback/live-region.tsx';
import classes from '../../parts.module.css';
import { Section } from '../../section.tsx';
import { AskedButton } from './asked-button.tsx';

/** Numbers of the results, their export as files, and a way to clear all of them. */
export function ResultTools({ results }: { results: CharterResults }) {
  const announce = useAnnounce();
  const tools = useRef<HTMLDivElement>(null);
  const { passed, failed, unsure, untried } = countOutcomes(charters, results);
  const clearAll = () => {
    clearResults();
    // Afterwards, “Clear all results” is disabled.
    tools.current?.querySelector('button')?.focus();
    announce('All results cleared');
  };
  return (
    <Section
      title="Results"
      hint={`${passed} passed, ${failed} failed, ${unsure} unsure, ${untried} not tried`}
    >
      <div ref={tools} className={classes.actions}>
        <Button
          variant="default"
          onClick={() => downloadFile('charters.md', formatMarkdown(charterAreas, results), 'text/markdown')}
        >
          Export Markdown
        </Button>
        <Button
          variant="default"
          onClick={() => downloadFile('charters.xml', formatJunit(charterAreas, results), 'application/xml')}
        >
          Export JUnit XML
        </Button>
        <AskedButton
          label="Clear all results"
          question="Clear the results and notes of all charters? They cannot be brought back."
          disabled={untried === charters.length}
          onConfirm={clearAll}
        />
      </div>
    </Section>
  );
}
